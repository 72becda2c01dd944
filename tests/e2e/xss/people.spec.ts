import { ENTRIES } from "../../security/entries";
import { PAYLOADS, packPayloads } from "../../security/payloads";
import { expect, inTurn, onOneWidth, test } from "../../security/views";
import { callAs } from "../../setup/call";
import { openNewEntry } from "../../setup/journal-editor";
import { open } from "../../setup/open";

const INTENTIONS = "/api/prayer-journal/intentions";
const PROFILE = "/api/auth/profile";

onOneWidth();

test("intentions, open and answered", async ({ context, baseURL, person, bothWays }) => {
  expect(person.email).toContain("@");
  const add = (text: string) => callAs<{ id: string }>(context, baseURL, "POST", INTENTIONS, { text });
  // The dialog shows the latest hundred.
  const answered = packPayloads(300);
  const active = answered.slice(0, 100 - answered.length);
  await inTurn(answered, async (text) => {
    const { id } = await add(text);
    await callAs(context, baseURL, "PATCH", `${INTENTIONS}/${id}`, { isCompleted: true, thanks: text });
  });
  await inTurn(active, add);
  await bothWays(async ({ page, canary }) => {
    await open(page, "/journal");
    await page.getByRole("button", { name: `${active.length} active intentions` }).click();
    const dialog = page.getByRole("dialog", { name: "Prayer intentions" });
    await expect(dialog.getByRole("listitem")).toHaveCount(answered.length + active.length);
    await canary.expectQuiet(page, "intentions");
  });
});

test("the profile, and the name in the greeting", async ({ context, baseURL, person, bothWays }) => {
  expect(person.email).toContain("@");
  const long = packPayloads(2_000);
  const greetings: string[] = [];
  // One in two: each takes two calls of its own, one after the other.
  for (const { id, text } of PAYLOADS.filter(({ id }) => id % 2 === 0)) {
    const [name, place] = [text.slice(0, 80), text.slice(0, 120)];
    const bio = long[id % long.length];
    const profile = { firstName: name, lastName: name, location: place, favoriteSaint: name, bio };
    await callAs(context, baseURL, "PATCH", PROFILE, { ...profile, greetingPreference: "scripture" });
    const path = "/api/ai/personalized-greeting";
    const { greeting } = await callAs<{ greeting: string }>(context, baseURL, "POST", path, {});
    greetings.push(greeting);
  }
  expect(greetings.length).toBeGreaterThanOrEqual(120);
  expect(greetings[0]).toContain("<script>__xss(0)</script>");

  for (const field of ["zipCode", "phoneNumber", "timezone", "birthDate", "greetingPreference", "email"]) {
    const response = await context.request.patch(PROFILE, {
      data: { [field]: PAYLOADS[0]?.text },
      headers: { Origin: String(baseURL) },
    });
    expect(response.status(), field).toBe(400);
    expect(response.headers()["content-type"], field).toContain("application/json");
  }
  const mood = await context.request.post(ENTRIES, {
    data: { content: "x", mood: PAYLOADS[0]?.text },
    headers: { Origin: String(baseURL) },
  });
  expect(mood.status()).toBe(400);

  await bothWays(async ({ page, context, canary }) => {
    for (const address of ["/settings", "/", "/journal"]) {
      await open(page, address);
      await canary.expectQuiet(page, address);
    }
    await openNewEntry(page);
    const name = PAYLOADS.at(-1)?.text.trim().slice(0, 80) ?? "";
    await expect(page.getByRole("complementary")).toContainText(name);
    await canary.expectQuiet(page, "the greeting of the last name");

    // All the greetings that the server gave, in one page.
    const json = { greeting: greetings.join(" "), inspiration: greetings.join(" ") };
    await context.route("/api/ai/personalized-greeting", (route) => route.fulfill({ json }));
    await openNewEntry(page);
    await expect(page.getByRole("complementary")).toContainText("__xss(266)");
    await canary.expectQuiet(page, "all greetings");
  });
});
