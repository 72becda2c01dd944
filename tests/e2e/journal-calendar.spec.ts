import type { Page } from "@playwright/test";
import { addDays, formatLocalDate } from "../../app/shared/dates";
import { expect, memberTest as test } from "../setup/fixtures";
import { inWords, today, writeEntries } from "../setup/journal-entries";

/** The day's link in the month's grid. */
const dayIn = (page: Page, date: string) =>
  page.getByRole("grid").getByRole("link", { name: new RegExp(`^${inWords(date)}:`) });

test.describe("with entries of three days in a row", () => {
  test.beforeEach(async ({ call }) => {
    await writeEntries(call, [
      { entryDate: addDays(today, -2), title: "Rain on the roof", mood: "peaceful" },
      { entryDate: addDays(today, -1), title: "", content: "<p>Only a line.</p>" },
      { entryDate: today, title: "Morning prayer", mood: "joyful" },
      { entryDate: today, title: "At noon" },
      { entryDate: today, title: "Before sleep", mood: "contemplative" },
    ]);
  });

  test("a month has the streak, the totals, and two entries a day", {
    tag: "@layout",
  }, async ({ page }) => {
    await page.goto("/journal/calendar");
    const stats = page.getByRole("region", { name: "Streak" });
    await expect(stats.getByRole("definition")).toHaveText(["3 days", "3 days", "5"]);
    await expect(stats.getByRole("term")).toHaveText(["Current Streak", "Longest Streak", "Total Entries"]);
    await expect(stats).toContainText("Great start! You're building a beautiful habit.");

    await expect(page.getByRole("heading", { name: formatLocalDate(today, "MMMM yyyy") })).toBeVisible();
    const weekdays = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
    await expect(page.getByRole("columnheader")).toHaveText(weekdays);
    await expect(page.getByRole("gridcell")).toHaveCount(42);
    const day = dayIn(page, today);
    await expect(day).toHaveAttribute("aria-current", "date");
    await expect(day).toContainText("3 entries");
    await expect(day).toContainText("Joyful");
    await expect(day).toContainText("+1 more");
    await expect(day).not.toContainText("Contemplative");
    await page.goto(`/journal/calendar?date=${addDays(today, -1)}`);
    await expect(dayIn(page, addDays(today, -1))).toHaveAccessibleName(/: 1 entry\. Entry$/);
  });

  test("a day opens its entries, an empty day a new one, a future day nothing", async ({ page }) => {
    await page.goto("/journal/calendar");
    await dayIn(page, today).click();
    await expect(page).toHaveURL(`/journal?date=${today}`);
    await page.goBack();
    await expect(page).toHaveURL("/journal/calendar");
    await expect(dayIn(page, today)).toBeVisible();

    const empty = addDays(today, -10);
    await page.goto(`/journal/calendar?date=${empty}`);
    await dayIn(page, empty).click();
    await expect(page).toHaveURL(`/journal?new=true&date=${empty}`);

    const future = addDays(today, 40);
    await page.goto(`/journal/calendar?date=${future}`);
    const day = dayIn(page, future);
    await expect(day).toHaveAccessibleName(/this day is in the future/);
    await expect(day).toBeDisabled();
    await day.click({ force: true });
    await expect(page).toHaveURL(`/journal/calendar?date=${future}`);
  });

  test("a week lists entries, and offers new ones for past days without any", async ({ page }) => {
    await page.goto(`/journal/calendar?view=week&date=${today}`);
    const morning = page.getByRole("link", { name: /^Morning prayer/ });
    await expect(morning).toContainText(/\d{1,2}:\d{2} [AP]M/);
    await page.goto(`/journal/calendar?view=week&date=${addDays(today, -1)}`);
    await expect(page.getByRole("link", { name: /^Journal Entry/ })).toBeVisible();
    await page.goto("/journal/calendar?view=week&date=2020-02-12");
    await expect(page.getByRole("link", { name: /^\+ Add Entry/ })).toHaveCount(7);
    await page.getByRole("link", { name: "+ Add Entry on February 12" }).click();
    await expect(page).toHaveURL("/journal?new=true&date=2020-02-12");

    await page.goto(`/journal/calendar?view=week&date=${addDays(today, 40)}`);
    await expect(page.getByText("In the future")).toHaveCount(7);
    await expect(page.getByRole("link", { name: /Add Entry/ })).toHaveCount(0);
  });

  test("a day shows its entries in three lines each, or offers a new one", async ({ page }) => {
    await page.goto(`/journal/calendar?view=day&date=${today}`);
    const cards = page.locator("main li");
    await expect(cards).toHaveCount(3);
    await expect(cards.first().getByRole("heading", { name: "Morning prayer" })).toBeVisible();
    await expect(cards.first()).toContainText("Joyful");
    await expect(cards.first()).toContainText(/\d{1,2}:\d{2} [AP]M/);
    await expect(cards.first().getByText(/quiet room/)).toHaveCSS("-webkit-line-clamp", "3");
    await cards.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/journal\?entry=[\w-]+$/);

    await page.goto("/journal/calendar?view=day&date=2020-02-12");
    await expect(page.getByRole("heading", { name: "No journal entries for this day" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Create Entry" })).toHaveAttribute(
      "href",
      "/journal?new=true&date=2020-02-12",
    );
    await page.goto(`/journal/calendar?view=day&date=${addDays(today, 40)}`);
    await expect(page.getByText("This day is in the future.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Create Entry" })).toHaveCount(0);
  });

  test("previous, Today and next go by the unit of the view", async ({ page }) => {
    await page.goto("/journal/calendar?view=month&date=2020-02-12");
    const title = page.getByRole("heading", { level: 2 }).first();
    await page.getByRole("link", { name: "Next month" }).click();
    await expect(title).toHaveText("March 2020");
    await page.getByRole("link", { name: "Week", exact: true }).click();
    await expect(title).toHaveText("Mar 8 – 14, 2020");
    await page.getByRole("link", { name: "Previous week" }).click();
    await expect(title).toHaveText("Mar 1 – 7, 2020");
    await page.getByRole("link", { name: "Day", exact: true }).click();
    await expect(title).toHaveText("Thursday, March 5, 2020");
    await page.getByRole("link", { name: "Next day" }).click();
    await expect(title).toHaveText("Friday, March 6, 2020");
    await page.getByRole("link", { name: "Today" }).click();
    await expect(title).toHaveText(inWords(today));
    await page.goBack();
    await expect(title).toHaveText("Friday, March 6, 2020");
  });

  test("the keyboard alone walks the days and the months", async ({ page }) => {
    await page.goto("/journal/calendar?view=month&date=2020-02-12");
    await page.getByRole("link", { name: "Day", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(dayIn(page, "2020-02-12")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(dayIn(page, "2020-02-13")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(dayIn(page, "2020-02-20")).toBeFocused();
    await page.keyboard.press("End");
    await expect(dayIn(page, "2020-02-22")).toBeFocused();
    await page.keyboard.press("PageDown");
    await expect(dayIn(page, "2020-03-22")).toBeFocused();
    await expect(page.getByRole("heading", { name: "March 2020" })).toBeVisible();
    await page.keyboard.press("PageUp");
    await expect(dayIn(page, "2020-02-22")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/journal?new=true&date=2020-02-22");

    // An arrow beyond the page's edge turns it.
    await page.goto("/journal/calendar?view=month&date=2020-03-01");
    await dayIn(page, "2020-03-01").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("heading", { name: "February 2020" })).toBeVisible();
    await expect(dayIn(page, "2020-02-29")).toBeFocused();
  });
});

test("a new journal has no streak, and a bad address shows this month", async ({ page }) => {
  await page.goto("/journal/calendar");
  await expect(page.getByRole("definition")).toHaveText(["0 days", "0 days", "0"]);
  await expect(page.getByText("Great start!")).toHaveCount(0);
  for (const query of ["view=decade&date=2026-02-31", "date=9999-12-31", "date=0001-01-01"]) {
    await page.goto(`/journal/calendar?${query}`);
    await expect(page.getByRole("heading", { name: formatLocalDate(today, "MMMM yyyy") })).toBeVisible();
  }
});
