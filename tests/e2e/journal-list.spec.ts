import type { BrowserContext, Page } from "@playwright/test";
import { addDays, formatLocalDate, localDateIn } from "../../app/shared/dates";
import { expectAccessible } from "../setup/axe";
import { callAs } from "../setup/call";
import { expect, mostlyOnOneWidth, test } from "../setup/fixtures";
import { ZONE } from "../setup/journal-entries";
import { open } from "../setup/open";

const ENTRIES = "/api/prayer-journal/entries";
const today = localDateIn(ZONE, new Date());
const inWords = (day: string) => formatLocalDate(day, "EEEE, MMMM d, yyyy");

const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const dayButton = (page: Page, day: string) =>
  page.getByRole("grid").getByRole("button", { name: new RegExp(`^${inWords(day)}:`) });

interface Words {
  title?: string;
  content?: string;
  mood?: string;
  entryDate?: string;
  timezone?: string;
}

/** Writes entries one after the other, so that the last of a day is the newest; gives their ids. */
async function write(context: BrowserContext, origin: string | undefined, all: Words[]): Promise<string[]> {
  const ids: string[] = [];
  for (const words of all) {
    const data = { content: "<p>Thanks be to God.</p>", entryDate: today, ...words };
    ids.push((await callAs<{ id: string }>(context, origin, "POST", ENTRIES, data)).id);
  }
  return ids;
}

mostlyOnOneWidth();

test.beforeEach(({ person }) => expect(person.email).toContain("@"));

test.describe("an empty journal", () => {
  test("invites to write, with three prompts; is accessible", async ({ page }) => {
    await open(page, "/journal");
    await expect(page.getByRole("heading", { name: "Your Journal Awaits" })).toBeVisible();
    await expectAccessible(page);
    const prompts = page.getByRole("region", { name: "Or begin with a question" }).getByRole("link");
    await expect(prompts).toHaveCount(3);
    for (const [index, prompt] of (await prompts.all()).entries()) {
      await expect(prompt).toHaveAttribute("href", `/journal?new=true&prompt=${index + 1}`);
    }
    await page.getByRole("link", { name: "Start Writing" }).click();
    await expect(page).toHaveURL("/journal?new=true");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Your Journal Awaits" })).toBeVisible();
  });

  test("says what bookmarks and the bin are for; New Entry is on the first tab alone", async ({ page }) => {
    await open(page, "/journal");
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

  test("leads to calendar, settings and home; to analytics with mood tracking alone", async ({
    page,
    context,
    baseURL,
  }) => {
    await open(page, "/journal");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await expect(main.getByRole("link", { name: "Calendar" })).toHaveAttribute("href", "/journal/calendar");
    await expect(main.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
    await expect(main.getByRole("link", { name: "Analytics" })).toHaveCount(0);
    await open(page, "/journal?panel=journey");
    await expect(page.getByRole("heading", { name: "Prayer Journal" })).toBeVisible();

    await callAs(context, baseURL, "PATCH", "/api/auth/profile", { moodTrackingEnabled: true });
    await open(page, "/journal");
    await main.getByRole("link", { name: "Analytics" }).click();
    await expect(page).toHaveURL("/journal?panel=journey");
    await expect(page.getByRole("heading", { name: "Prayer Journal" })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Prayer Journal" })).toBeVisible();
  });
});

test.describe("entries", () => {
  test("stand under their days, newest first, with title, preview, time and mood", async ({
    page,
    context,
    baseURL,
  }) => {
    const long = `${"A word about grace. ".repeat(9)}END`;
    const yesterday = addDays(today, -1);
    const [id] = await write(context, baseURL, [
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
    const { createdAt } = await callAs<{ createdAt: string }>(context, baseURL, "GET", `${ENTRIES}/${id}`);
    const time = new Date(createdAt).toLocaleTimeString("en-US", {
      timeZone: "Asia/Tokyo",
      hour: "numeric",
      minute: "2-digit",
    });
    await expect(vespers.getByRole("time")).toHaveText(time);
  });

  test("are bookmarked at once, and leave the bookmarks when the mark is taken away", async ({
    page,
    context,
    baseURL,
  }) => {
    await write(context, baseURL, [{ title: "First" }, { title: "Second" }]);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/bookmark", async (route) => {
      await held;
      await route.continue();
    });
    await open(page, "/journal");
    const first = page.getByRole("button", { name: "Bookmark First" });
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

  test("keep their bookmark when the call fails, and say so", async ({
    page,
    context,
    baseURL,
    browserFaults,
  }) => {
    browserFaults.allow(/status of 503/);
    await write(context, baseURL, [{ title: "Kept" }]);
    await page.route("**/bookmark", (route) => route.fulfill({ status: 503, json: { message: "No" } }));
    await open(page, "/journal");
    const bookmark = page.getByRole("button", { name: "Bookmark Kept" });
    await bookmark.click();
    await expect(toast(page, "Failed to bookmark entry")).toBeVisible();
    await expect(bookmark).toHaveAttribute("aria-pressed", "false");
  });

  test("lead to the sign-in when the session is over", async ({ page, context, baseURL, browserFaults }) => {
    browserFaults.allow(/status of 401/);
    await write(context, baseURL, [{ title: "Kept" }]);
    await open(page, "/journal?filter=all");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/login?*", async (route) => {
      await held;
      await route.continue();
    });
    await context.clearCookies();
    await page.getByRole("button", { name: "Bookmark Kept" }).click();
    await expect(toast(page, "You are logged out. Logging in again...")).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/api\/login\?redirectTo=%2Fjournal%3Ffilter%3Dall/);
  });

  test("come page after page, and the place in the list is kept", async ({
    page,
    context,
    baseURL,
    browserFaults,
  }) => {
    const many = Array.from({ length: 35 }, (_, index) => ({
      title: `Day ${index}`,
      entryDate: addDays(today, index - 34),
    }));
    await write(context, baseURL, many);
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

  test("are accessible", async ({ page, context, baseURL }) => {
    const [id] = await write(context, baseURL, [
      { title: "Vespers", mood: "peaceful", entryDate: addDays(today, -1) },
      { title: "", mood: "anxious" },
    ]);
    await callAs(context, baseURL, "POST", `${ENTRIES}/${id}/bookmark`);
    await open(page, "/journal");
    await expect(page.getByRole("article")).toHaveCount(2);
    await expectAccessible(page);
    await open(page, `/journal?date=${addDays(today, -3)}`);
    await expect(page.getByText("Nothing written on this day.")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("the list's calendar", () => {
  test("counts the entries of its days, moves, and folds away, at both widths", async ({
    page,
    context,
    baseURL,
  }) => {
    await write(context, baseURL, [{}, {}, { entryDate: "2025-02-10" }]);
    await open(page, "/journal?view=month");
    await expect(page.getByRole("grid").getByRole("button")).toHaveCount(42);
    await expect(dayButton(page, today)).toHaveAccessibleName(/: 2 entries$/);
    await expect(dayButton(page, today)).toHaveAttribute("aria-current", "date");
    await page.getByText("Week", { exact: true }).click();
    await expect(page.getByRole("grid").getByRole("button")).toHaveCount(7);
    await page.getByText("Month", { exact: true }).click();
    await expect(page.getByRole("grid").getByRole("button")).toHaveCount(42);

    await open(page, "/journal?view=month&on=2025-02-15");
    await expect(dayButton(page, "2025-02-10")).toHaveAccessibleName(/: 1 entry$/);
    await page.getByRole("button", { name: "Next month" }).click();
    await expect(page.getByRole("heading", { name: "Calendar: March 2025" })).toBeVisible();
    await page.getByRole("button", { name: "Previous month" }).click();
    await page.getByRole("button", { name: "Previous month" }).click();
    await expect(page.getByRole("heading", { name: "Calendar: January 2025" })).toBeVisible();
    await page.getByRole("button", { name: "Today", exact: true }).click();
    await expect(
      page.getByRole("heading", { name: `Calendar: ${formatLocalDate(today, "MMMM yyyy")}` }),
    ).toBeVisible();

    const fold = page.getByRole("region", { name: "Calendar" }).getByRole("button", { expanded: true });
    await fold.click();
    await expect(page.getByRole("grid")).toHaveCount(0);
  });

  test("scrolls to a day of the list, and opens one that is not there", async ({
    page,
    context,
    baseURL,
  }) => {
    const near = addDays(today, -1);
    await write(context, baseURL, [
      { title: "Long ago", entryDate: "2025-02-10" },
      ...Array.from({ length: 30 }, (_, index) => ({ title: `Near ${index}`, entryDate: near })),
      { title: "Now" },
    ]);
    await open(page, `/journal?view=month&on=${near}`);
    await dayButton(page, near).click();
    const heading = page.getByRole("heading", { name: inWords(near) });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(`/journal?view=month&on=${near}`);

    await open(page, "/journal?view=month&on=2025-02-01");
    await dayButton(page, "2025-02-10").click();
    await expect(page).toHaveURL(/date=2025-02-10/);
    await expect(page.getByRole("heading", { name: inWords("2025-02-10") })).toBeFocused();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("link", { name: "Show all entries" }).click();
    await expect(page).toHaveURL("/journal");
    await expect(card(page, "Now")).toBeVisible();
  });

  test("opens a day without entries kindly, to write for it", async ({ page, context, baseURL }) => {
    await write(context, baseURL, [{ title: "Before", entryDate: "2025-02-01" }, { title: "After" }]);
    await open(page, "/journal?date=2025-02-10");
    await expect(page.getByRole("heading", { name: inWords("2025-02-10") })).toBeVisible();
    await expect(page.getByText("Nothing written on this day.")).toBeVisible();
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Before"]);
    await page.getByRole("link", { name: "New Entry for February 10" }).click();
    await expect(page).toHaveURL("/journal?new=true&date=2025-02-10");
  });
});

test.describe("the recycle bin", () => {
  const titles = ["One", "Two", "Three"];

  test.beforeEach(async ({ page, context, baseURL }) => {
    const ids = await write(
      context,
      baseURL,
      [...titles, "Stays"].map((title) => ({ title })),
    );
    for (const id of ids.slice(0, 3)) await callAs(context, baseURL, "DELETE", `${ENTRIES}/${id}`);
    await open(page, "/journal?filter=deleted");
    await expect(page.getByRole("article")).toHaveCount(3);
  });

  test("restores one entry, or the chosen ones", async ({ page }) => {
    await page.getByRole("button", { name: "Restore Two" }).click();
    await expect(toast(page, "Entry restored")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("button", { name: "Select Items" }).click();
    await page.getByRole("button", { name: "Select All" }).click();
    await expect(page.getByText("2 entries selected")).toBeVisible();
    await page.getByRole("button", { name: "Restore", exact: true }).click();
    await expect(toast(page, "2 entries restored")).toBeVisible();
    await expect(page.getByRole("heading", { name: "The recycle bin is empty" })).toBeVisible();
    await tab(page, "All Entries").click();
    await expect(page.getByRole("article")).toHaveCount(4);
  });

  test("asks before it deletes the chosen entries for good", async ({ page }) => {
    await page.getByRole("button", { name: "Select Items" }).click();
    await expect(page.getByRole("button", { name: "Select All" })).toBeFocused();
    const remove = page.getByRole("button", { name: "Delete Permanently" });
    await expect(remove).toBeDisabled();
    await page.getByRole("checkbox", { name: "Select One" }).check();
    await page.getByRole("checkbox", { name: "Select Three" }).check();
    await remove.click();
    const question = page.getByRole("alertdialog", { name: "Delete Permanently" });
    await expect(question).toContainText(
      "Are you sure you want to permanently delete 2 entries? This action cannot be undone.",
    );
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("checkbox", { name: "Select One" })).toBeChecked();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole("button", { name: "Delete Permanently" }).click();
    await expect(toast(page, "2 entries permanently deleted")).toBeVisible();
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Two"]);

    await page.getByRole("button", { name: "Select Items" }).click();
    await page.getByRole("checkbox", { name: "Select Two" }).check();
    await remove.click();
    await expect(question).toContainText("permanently delete 1 entry? This");
    await question.getByRole("button", { name: "Delete Permanently" }).click();
    await expect(toast(page, "1 entry permanently deleted")).toBeVisible();
    await expect(page.getByRole("heading", { name: "The recycle bin is empty" })).toBeVisible();
  });

  test("is emptied after a question", async ({ page, context, baseURL }) => {
    await page.getByRole("button", { name: "Empty Recycle Bin" }).click();
    const question = page.getByRole("alertdialog", { name: "Empty Recycle Bin" });
    await expect(question).toContainText(
      "Are you sure you want to permanently delete all 3 entries? This action cannot be undone.",
    );
    await question.getByRole("button", { name: "Empty Recycle Bin" }).click();
    await expect(toast(page, "3 entries permanently deleted")).toBeVisible();
    await expect(page.getByRole("heading", { name: "The recycle bin is empty" })).toBeVisible();
    expect(await callAs(context, baseURL, "GET", `${ENTRIES}?limit=10`)).toHaveLength(1);
  });

  test("keeps everything when a call fails, and says so", async ({ page, browserFaults }) => {
    browserFaults.allow(/status of 503/);
    await page.route(/restore|bulk|entries\/deleted/, (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("button", { name: "Restore Two" }).click();
    await expect(toast(page, "Failed to restore entry")).toBeVisible();
    await page.getByRole("button", { name: "Select Items" }).click();
    await page.getByRole("button", { name: "Select All" }).click();
    await page.getByRole("button", { name: "Delete Permanently" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Permanently" }).click();
    await expect(toast(page, "Failed to permanently delete entries")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(3);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Select Items" })).toBeFocused();
    await expect(page.getByRole("article")).toHaveCount(3);
  });

  test("is accessible", async ({ page }) => {
    await expectAccessible(page);
    await page.getByRole("button", { name: "Select Items" }).click();
    await page.getByRole("checkbox", { name: "Select One" }).check();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete Permanently" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
  });
});

test("intentions are added, answered with thanks, and deleted", async ({ page, context, baseURL }) => {
  await callAs(context, baseURL, "POST", "/api/prayer-journal/intentions", { text: "For Anna" });
  await open(page, "/journal");
  await page.getByRole("button", { name: "1 active intention" }).click();
  const dialog = page.getByRole("dialog", { name: "Prayer intentions" });
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByLabel("New intention")).toHaveAccessibleDescription(
    "Please write your intention first.",
  );
  await dialog.getByLabel("New intention").fill("For peace");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("For peace")).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Answered: For Anna" }).click();
  await expect(dialog.getByLabel("A line of thanks")).toBeFocused();
  await dialog.getByLabel("A line of thanks").fill("She passed");
  await dialog.getByRole("button", { name: "Mark as answered" }).click();
  await expect(dialog.getByRole("heading", { name: "Answered" })).toBeVisible();
  await expect(dialog.getByText("She passed")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete: For peace" }).click();
  await expect(dialog.getByText("For peace")).toHaveCount(0);
  await expect(dialog.getByLabel("New intention")).toBeFocused();
  await page.keyboard.press("Escape");
  const badge = page.getByRole("button", { name: "0 active intentions" });
  await expect(badge).toBeFocused();
  const kept = await callAs(context, baseURL, "GET", "/api/prayer-journal/intentions");
  expect(kept).toMatchObject([{ text: "For Anna", isCompleted: true, thanks: "She passed" }]);
});

test("the keyboard alone finds a day, opens an entry and comes back", async ({ page, context, baseURL }) => {
  await write(context, baseURL, [
    { title: "Yesterday's", entryDate: addDays(today, -1) },
    { title: "Today's" },
  ]);
  await open(page, `/journal?view=month&on=${today}`);
  const press = page.keyboard.press.bind(page.keyboard);
  await dayButton(page, today).focus();
  await press("ArrowLeft");
  await expect(dayButton(page, addDays(today, -1))).toBeFocused();
  await press("ArrowRight");
  await expect(dayButton(page, today)).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("heading", { name: inWords(today) })).toBeFocused();
  await press("Tab");
  await expect(page.getByRole("link", { name: "Today's" })).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Today's" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await press("Tab");
  await expect(page.getByRole("link", { name: "Back to Journal" })).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("link", { name: "Today's" })).toBeFocused();
});

test("a change of mode leaves in 200 ms and enters in 300 ms, and is still when stillness is asked for", async ({
  page,
}) => {
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
