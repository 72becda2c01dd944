import { watch } from "../security/canary";
import { PAYLOADS, packPayloads } from "../security/payloads";
import { callAs } from "../setup/call";
import { expect, test } from "../setup/fixtures";
import { open } from "../setup/open";

const ENTRIES = "/api/prayer-journal/entries";
const INTENTIONS = "/api/prayer-journal/intentions";

test.skip(({ isMobile }) => isMobile === true, "the markup is the same on a phone");
test.describe.configure({ timeout: 300_000 });

test("there are at least 120 payloads, and without a sanitiser they run", async ({
  page,
  context,
  browserFaults,
}) => {
  browserFaults.allow(/./);
  expect(new Set(PAYLOADS.map(({ text }) => text.replace(/\d+/g, ""))).size).toBeGreaterThanOrEqual(120);
  const { heard } = await watch(context);
  await context.route("**/control/*", (route) => {
    const id = Number(new URL(route.request().url()).pathname.split("/").at(-1));
    return route.fulfill({ contentType: "text/html", body: `<body>${PAYLOADS[id]?.text}` });
  });
  await context.route(/canary\.test/, (route) => route.abort());
  await page.route("**/controls", (route) => route.fulfill({ contentType: "text/html", body: "<body>" }));
  await page.goto("/controls");
  await page.evaluate(async (count) => {
    for (let from = 0; from < count; from += 30) {
      const frames = Array.from({ length: Math.min(30, count - from) }, (_, index) => {
        const frame = document.createElement("iframe");
        frame.src = `/control/${from + index}`;
        const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
        document.body.appendChild(frame);
        return { frame, loaded };
      });
      await Promise.all(frames.map(({ loaded }) => loaded));
      for (const { frame } of frames) {
        for (const part of frame.contentDocument?.querySelectorAll("*") ?? []) {
          part.dispatchEvent(new MouseEvent("mouseover"));
          if (part instanceof HTMLElement && /^\s*javascript:/i.test(part.getAttribute("href") ?? ""))
            part.click();
        }
      }
    }
  }, PAYLOADS.length);
  await expect.poll(() => heard.size).toBeGreaterThan(60);
});

for (const [policy, bypassCSP] of [
  ["with the content security policy", false],
  ["without a content security policy", true],
] as const) {
  test.describe(policy, () => {
    test.use({ bypassCSP });

    test("intentions and the profile", async ({ page, context, baseURL, person }) => {
      expect(person.email).toContain("@");
      const canary = await watch(context);
      const add = (text: string) => callAs<{ id: string }>(context, baseURL, "POST", INTENTIONS, { text });
      // The dialog shows the latest hundred.
      const answered = packPayloads(300);
      const active = answered.slice(0, 100 - answered.length);
      await inTurn(answered, async (text) => {
        const { id } = await add(text);
        await callAs(context, baseURL, "PATCH", `${INTENTIONS}/${id}`, { isCompleted: true, thanks: text });
      });
      await inTurn(active, add);
      await open(page, "/journal");
      await page.getByRole("button", { name: `${active.length} active intentions` }).click();
      const dialog = page.getByRole("dialog", { name: "Prayer intentions" });
      await expect(dialog.getByRole("listitem")).toHaveCount(answered.length + active.length);
      await canary.expectQuiet(page, "intentions");
      await page.keyboard.press("Escape");

      const long = packPayloads(2_000);
      for (const { id, text } of PAYLOADS) {
        const [name, place] = [text.slice(0, 80), text.slice(0, 120)];
        const bio = long[id % long.length];
        const profile = { firstName: name, lastName: name, location: place, favoriteSaint: name, bio };
        await callAs(context, baseURL, "PATCH", "/api/auth/profile", profile);
      }
      const refused = ["zipCode", "phoneNumber", "timezone", "birthDate", "greetingPreference", "email"];
      for (const field of refused) {
        const response = await context.request.patch("/api/auth/profile", {
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
      for (const address of ["/settings", "/", "/journal"]) {
        await open(page, address);
        await canary.expectQuiet(page, address);
      }
    });
  });
}

/** Two at a time. */
async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 2 }, worker));
}
