import { addDays } from "../../app/shared/dates";
import { expect, memberTest as test } from "../setup/fixtures";
import { card, ENTRIES, inWords, tab, today, writeEntries } from "../setup/journal-entries";
import { hold, open } from "../setup/open";
import { toast } from "../setup/toast";

test("an empty journal invites to write, and explains bookmarks and the bin", async ({ page }) => {
  await open(page, "/journal");
  await expect(page.getByRole("heading", { name: "Your Journal Awaits" })).toBeVisible();
  const prompts = page.getByRole("region", { name: "Or begin with a question" }).getByRole("link");
  await expect(prompts).toHaveCount(3);
  for (const [index, prompt] of (await prompts.all()).entries()) {
    await expect(prompt).toHaveAttribute("href", `/journal?new=true&prompt=${index + 1}`);
  }
  await page.getByRole("link", { name: "Start Writing" }).click();
  await expect(page).toHaveURL("/journal?new=true");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your Journal Awaits" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New Entry" })).toBeVisible();
  await tab(page, "Bookmarked").click();
  await expect(page.getByRole("heading", { name: "No bookmarks yet" })).toBeVisible();
  await expect(page).toHaveURL("/journal?filter=bookmarked");
  await expect(page.getByRole("link", { name: "New Entry" })).toHaveCount(0);
  await tab(page, "Recycle Bin").click();
  await expect(page.getByRole("heading", { name: "The recycle bin is empty" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Empty Recycle Bin" })).toHaveCount(0);
  await page.goBack();
  await expect(tab(page, "Bookmarked")).toHaveAttribute("aria-selected", "true");
});

test("a journal leads to its screens, to analytics only with mood tracking", async ({ page, call }) => {
  await open(page, "/journal");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "Calendar" })).toHaveAttribute("href", "/journal/calendar");
  await expect(main.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
  await expect(main.getByRole("link", { name: "Analytics" })).toHaveCount(0);
  await open(page, "/journal?panel=journey");
  await expect(page.getByRole("heading", { name: "Prayer Journal" })).toBeVisible();

  await call("PATCH", "/api/auth/profile", { moodTrackingEnabled: true });
  await open(page, "/journal");
  await main.getByRole("link", { name: "Analytics" }).click();
  await expect(page).toHaveURL("/journal?panel=journey");
  await expect(page.getByRole("heading", { name: "Prayer Journal" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Prayer Journal" })).toBeVisible();
});

test("entries are listed by day with title, preview, time and mood", async ({ page, call }) => {
  const long = `${"A word about grace. ".repeat(9)}END`;
  const yesterday = addDays(today, -1);
  const [id] = await writeEntries(call, [
    {
      title: "Vespers",
      mood: "peaceful",
      entryDate: yesterday,
      timezone: "Asia/Tokyo",
      content: `<p>${long}</p>`,
    },
    { title: "Lauds" },
    { title: "" },
  ]);
  await open(page, "/journal");
  const headings = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([new RegExp(inWords(today)), new RegExp(inWords(yesterday))]);
  await expect(page.getByRole("region", { name: inWords(today) })).toContainText("2 entries");
  await expect(page.getByRole("region", { name: inWords(yesterday) })).toContainText("1 entry");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "Untitled Entry",
    "Lauds",
    "Vespers",
  ]);

  const vespers = card(page, "Vespers");
  await expect(vespers).toContainText(long.slice(0, 119));
  await expect(vespers).not.toContainText("END");
  await expect(vespers).toContainText("Peaceful");
  const { createdAt } = await call<{ createdAt: string }>("GET", `${ENTRIES}/${id}`);
  const time = new Date(createdAt).toLocaleTimeString("en-US", {
    timeZone: "Asia/Tokyo",
    hour: "numeric",
    minute: "2-digit",
  });
  await expect(vespers.getByRole("time")).toHaveText(time);
});

test("entries are bookmarked at once, and a failure is reported", async ({ page, call, browserFaults }) => {
  await writeEntries(call, [{ title: "First" }, { title: "Second" }]);
  browserFaults.allow(/status of 503/);
  await open(page, "/journal");
  const first = page.getByRole("button", { name: "Bookmark First" });
  await page.route("**/bookmark", (route) => route.fulfill({ status: 503, json: { message: "No" } }));
  await first.click();
  await expect(toast(page, "Failed to bookmark entry")).toBeVisible();
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await page.unroute("**/bookmark");
  const release = await hold(page, "**/bookmark");
  const answered = page.waitForResponse("**/bookmark");
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  release();
  expect((await answered).status()).toBe(200);
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Bookmark Second" }).click();

  await tab(page, "Bookmarked").click();
  await expect(page).toHaveURL("/journal?filter=bookmarked");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Bookmark Second" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card(page, "First").getByRole("link")).toBeFocused();
  await page.reload();
  await expect(card(page, "First")).toBeVisible();
});

test("entries come in pages, and the place in the list is kept", async ({ page, browserFaults, call }) => {
  const many = Array.from({ length: 35 }, (_, index) => ({
    title: `Day ${index}`,
    entryDate: addDays(today, index - 34),
  }));
  await writeEntries(call, many);
  await open(page, "/journal");
  await expect(page.getByRole("article")).toHaveCount(30);

  browserFaults.allow(/status of 503/);
  await page.route("**/api/prayer-journal/pages?*", (route) => route.fulfill({ status: 503, body: "" }), {
    times: 1,
  });
  const earlier = page.getByRole("button", { name: "Show earlier entries" });
  await earlier.click();
  await expect(toast(page, "Failed to fetch entries")).toBeVisible();

  await earlier.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await earlier.click();
  await expect(page.getByRole("article")).toHaveCount(35);
  await expect(earlier).toHaveCount(0);
  await expect(card(page, "Day 4").getByRole("link")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await card(page, "Day 1").first().scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Day 1", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Day 1" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(35);
  await expect(page.getByRole("link", { name: "Day 1", exact: true })).toBeFocused();
  await expect(page.getByRole("link", { name: "Day 1", exact: true })).toBeInViewport();
});

test("a change of mode is animated, but not with reduced motion", async ({ page }) => {
  await page.addInitScript(() => {
    const played: unknown[] = [];
    Object.assign(window, { played });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      played.push(options);
      return animate.call(this, frames, options);
    };
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/journal");
  await page.getByRole("link", { name: "Start Writing" }).click();
  await expect(page.getByRole("link", { name: "Start Writing" })).toHaveCount(0);
  await expect(page.getByRole("main")).toHaveCount(1);
  expect(await page.evaluate("played")).toMatchObject([{ duration: 200 }, { duration: 300, delay: 200 }]);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goBack();
  await expect(page.getByRole("link", { name: "Start Writing" })).toBeVisible();
  expect(await page.evaluate("played.length")).toBe(2);
});
