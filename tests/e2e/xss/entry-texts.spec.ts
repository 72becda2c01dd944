import type { Page } from "@playwright/test";
import { ENTRIES, WORD, writeEach } from "../../security/entries";
import { escapeAttribute, packPayloads } from "../../security/payloads";
import { expect, inTurn, memberTest as test, type View } from "../../security/views";
import { open } from "../../setup/open";

/** Entries that a screen of the list or of the search shows at first. */
const A_PAGE = 30;
/** Titles and beginnings of entries, one or two payloads each. */
const TEXTS = packPayloads(110);
/** Entries of the first day; where entries come page by page, at least this many are looked at. */
const A_DAY = Math.min(90, TEXTS.length - 5);
const INTENTIONS = "/api/prayer-journal/intentions";

test("titles, beginnings and notes: list, calendar, search, journey, bin, calls", async ({
  context,
  baseURL,
  browserFaults,
  bothWays,
  call,
}) => {
  await call("PATCH", "/api/auth/profile", { moodTrackingEnabled: true });
  const days = ["2025-03-03", "2025-03-04"];
  const stored = await writeEach(context, baseURL, TEXTS, (text, index) => ({
    title: text,
    content: `<p>${WORD} ${escapeAttribute(text)}</p>`,
    mood: "joyful",
    prayerIntentions: text,
    spiritualInsights: text,
    entryDate: days[index < A_DAY ? 0 : 1],
  }));

  await bothWays(async (view) => {
    const { page, canary } = view;
    await open(page, "/journal");
    await show(page, A_DAY, TEXTS.length);
    await canary.expectQuiet(page, "the list");
    for (const [index, day] of days.entries()) {
      await page.goto(`/journal/calendar?view=day&date=${day}`);
      const titles = page.getByRole("main").getByRole("heading", { level: 3 });
      await expect(titles).toHaveCount(index === 0 ? A_DAY : TEXTS.length - A_DAY);
      await canary.expectQuiet(page, `the day ${day}`);
    }
    await lookThroughSearch(view, A_DAY, TEXTS.length);
    for (const address of [
      `/journal/calendar?view=week&date=${days[0]}`,
      `/journal/calendar?view=month&date=${days[0]}`,
      `/journal?view=week&on=${days[0]}&date=${days[0]}`,
      "/journal?panel=journey",
      "/journal?search=script",
      "/journal?search=onerror",
      "/",
    ]) {
      await open(page, address);
      await canary.expectQuiet(page, address);
    }
  });

  // Of a call that is opened as a page: what Playwright itself puts into it is refused, and the browser looks for an icon.
  browserFaults.allow(/^console\.error: Blocked script execution in '[^']*\/api\//);
  browserFaults.allow(/status of 404 .*\/favicon\.ico\)$/);
  for (const path of [ENTRIES, `${ENTRIES}/${stored[0]?.id}`, INTENTIONS, "/api/auth/user"]) {
    const response = await context.request.get(path);
    expect(response.headers()["content-type"], path).toContain("application/json");
    expect(response.headers()["x-content-type-options"], path).toBe("nosniff");
  }

  const deleted = stored.slice(-A_DAY);
  await inTurn(deleted, ({ id }) => call("DELETE", `${ENTRIES}/${id}`));
  await bothWays(async ({ page, canary }) => {
    await page.goto(ENTRIES);
    canary.expectSilent("a call as a page");
    await open(page, "/journal?filter=deleted");
    await show(page, A_DAY, A_DAY);
    await canary.expectQuiet(page, "the bin");
    await page.getByRole("button", { name: "Select Items" }).click();
    await expect(page.getByRole("checkbox")).toHaveCount(A_DAY);
    await canary.expectQuiet(page, "choosing in the bin");
    await page.goto(`/journal?entry=${deleted[0]?.id}`);
    await expect(page.getByText("This entry is in the recycle bin.")).toBeVisible();
    await canary.expectQuiet(page, "an entry in the bin");
  });
});

/** Loads earlier entries until at least `count` of all `total` are shown. */
async function show(page: Page, count: number, total: number) {
  const cards = page.locator("article[data-entry]");
  await expect(cards).toHaveCount(A_PAGE);
  for (let shown = A_PAGE; shown < count; shown += A_PAGE) {
    await page.getByRole("button", { name: "Show earlier entries" }).click();
    await expect(cards).toHaveCount(Math.min(shown + A_PAGE, total));
  }
}

/** Goes through at least `count` of all `total` hits, page by page; the searched words are marked in each. */
async function lookThroughSearch({ page, canary }: View, count: number, total: number) {
  await open(page, `/journal?search=${WORD}`);
  for (let seen = A_PAGE; ; seen += A_PAGE) {
    await expect(page.locator("article mark")).toHaveCount(Math.min(A_PAGE, total + A_PAGE - seen));
    await canary.expectQuiet(page, `${seen} hits`);
    if (seen >= count) return;
    const last = await page.locator("article[data-entry]").last().getAttribute("data-entry");
    await page.getByRole("link", { name: "Show earlier entries" }).click();
    await page.waitForURL((url) => url.searchParams.get("before") === last);
  }
}
