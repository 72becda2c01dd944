import { oneLine } from "../../../app/shared/hidden-characters";
import { ENTRIES } from "../../security/entries";
import { PAYLOADS, packPayloads, packShort } from "../../security/payloads";
import { expect, inTurn, memberTest as test } from "../../security/views";
import { openNewEntry } from "../../setup/journal-editor";
import { open } from "../../setup/open";

const INTENTIONS = "/api/prayer-journal/intentions";
const PROFILE = "/api/auth/profile";

test("intentions, open and answered", async ({ bothWays, call }) => {
  const add = (text: string) => call<{ id: string }>("POST", INTENTIONS, { text });
  // The dialog shows the latest hundred.
  const answered = packPayloads(300);
  const active = answered.slice(0, 100 - answered.length);
  await inTurn(answered, async (text) => {
    const { id } = await add(text);
    await call("PATCH", `${INTENTIONS}/${id}`, { isCompleted: true, thanks: text });
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

test("the profile, and the name in the greeting", async ({ context, baseURL, bothWays, call }) => {
  const long = packPayloads(2_000);
  const greetings: string[] = [];
  const names = packShort(80, 130, (text) => !/\p{Cs}/u.test(text)).map(oneLine);
  // Each takes two calls of its own, one after the other.
  for (const [index, name] of names.entries()) {
    const bio = long[index % long.length];
    const profile = { firstName: name, lastName: name, location: name, favoriteSaint: name, bio };
    await call("PATCH", PROFILE, { ...profile, greetingPreference: "scripture" });
    const path = "/api/ai/personalized-greeting";
    const { greeting } = await call<{ greeting: string }>("POST", path, {});
    expect(greeting).toContain(name);
    greetings.push(greeting);
  }

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
    for (const address of [
      "/settings",
      "/",
      "/journal",
      "/profile",
      "/edit-profile",
      "/profile-setup",
      "/trial-signup",
      "/prayer/quick",
    ]) {
      await open(page, address);
      await canary.expectQuiet(page, address);
    }
    await openNewEntry(page);
    await expect(page.getByRole("complementary")).toContainText(names.at(-1) ?? "");
    await canary.expectQuiet(page, "the greeting of the last name");

    // All the greetings that the server gave, in one page.
    const json = { greeting: greetings.join(" "), inspiration: greetings.join(" ") };
    await context.route("/api/ai/personalized-greeting", (route) => route.fulfill({ json }));
    await openNewEntry(page);
    await expect(page.getByRole("complementary")).toContainText(greetings.at(-1) ?? "");
    await canary.expectQuiet(page, "all greetings");
  });
});
