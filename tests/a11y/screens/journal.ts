import { addDays, localDateIn } from "../../../app/shared/dates";
import { expect } from "../../setup/fixtures";
import { ZONE } from "../../setup/journal-entries";
import { open } from "../../setup/open";
import { broken, FAILED_CALLS, fail, hold, holdToast, leaving } from "../lib/bring-about";
import type { Screen, ScreenState } from "../lib/stage";

const today = localDateIn(ZONE, new Date());
const BIN = "/journal?filter=deleted";

const empty = (name: string, path: string): ScreenState => ({
  kind: "empty",
  name,
  as: "newcomer",
  show: ({ page }) => open(page, path),
});
const filled = (name: string, path: string): ScreenState => ({
  kind: "filled",
  name,
  show: ({ page }) => open(page, path),
});

const LIST: Screen = {
  name: "Journal",
  routes: ["journal.tsx"],
  states: [
    empty("all", "/journal"),
    empty("bookmarks", "/journal?filter=bookmarked"),
    empty("recycle bin", BIN),
    filled("all", "/journal"),
    filled("bookmarks", "/journal?filter=bookmarked"),
    filled("recycle bin", BIN),
    filled("a day without entries", `/journal?date=${addDays(today, -30)}`),
    filled("with a month", "/journal?view=month"),
    leaving("/journal"),
    {
      kind: "loading",
      name: "a bookmark on its way",
      show: async ({ page }) => {
        await open(page, "/journal");
        await hold(page, "**/bookmark");
        await page.getByRole("button", { name: "Bookmark The day of joyful" }).click();
      },
    },
    {
      kind: "error",
      name: "a bookmark is not stored",
      faults: FAILED_CALLS,
      show: async ({ page }) => {
        await open(page, "/journal");
        await fail(page, "**/bookmark", 503);
        await page.getByRole("button", { name: "Bookmark The day of joyful" }).click();
        await holdToast(page, "Failed to bookmark entry");
      },
    },
    broken("/journal"),
    {
      kind: "open",
      name: "choosing in the recycle bin",
      show: async ({ page }) => {
        await open(page, BIN);
        await page.getByRole("button", { name: "Select Items" }).click();
        await page.getByRole("checkbox", { name: "Select Thrown away" }).check();
      },
    },
    {
      kind: "open",
      name: "deleting for good",
      show: async ({ page }) => {
        await open(page, BIN);
        await page.getByRole("button", { name: "Empty Recycle Bin" }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    },
  ],
};

const SEARCH: Screen = {
  name: "Search",
  routes: ["journal.tsx"],
  states: [
    empty("before a word", "/journal?search="),
    filled("found", "/journal?search=patience"),
    filled("nothing found", "/journal?search=zebra"),
    leaving("/journal?search=patience"),
    broken("/journal?search=patience"),
    {
      kind: "open",
      name: "filters",
      show: async ({ page }) => {
        await open(page, "/journal?search=");
        await page.getByText("Filters", { exact: true }).click();
      },
    },
  ],
};

const CALENDAR: Screen = {
  name: "Journal calendar",
  routes: ["journal_.calendar.tsx"],
  states: [
    ...["month", "week", "day"].flatMap((view) => [
      empty(view, `/journal/calendar?view=${view}`),
      filled(view, `/journal/calendar?view=${view}&date=${today}`),
    ]),
    filled("days to come", `/journal/calendar?view=day&date=${addDays(today, 40)}`),
    {
      kind: "loading",
      name: "another month",
      show: async ({ page }) => {
        await open(page, "/journal/calendar");
        await hold(page, /calendar\.data/);
        await page.getByRole("link", { name: "Previous month" }).click();
        await expect(page.getByText("Loading your journal calendar...")).toBeVisible();
      },
    },
    broken("/journal/calendar"),
  ],
};

const JOURNEY: Screen = {
  name: "Spiritual journey",
  routes: ["journal.tsx"],
  states: [
    {
      kind: "empty",
      as: "newcomer",
      isAlone: true,
      show: async ({ page, context, origin }) => {
        const data = { moodTrackingEnabled: true };
        await context.request.patch("/api/auth/profile", { data, headers: { Origin: origin } });
        await open(page, "/journal?panel=journey");
        await expect(page.getByRole("heading", { name: "Your journey starts here" })).toBeVisible();
      },
    },
    {
      kind: "filled",
      show: async ({ page }) => {
        await open(page, "/journal?panel=journey");
        await expect(page.locator(".recharts-pie-sector").first()).toBeVisible();
        await page.getByRole("button", { name: "Get Insights" }).click();
        await expect(page.getByRole("heading", { name: "Guidance" })).toBeVisible();
      },
    },
    {
      kind: "loading",
      name: "insights",
      show: async ({ page }) => {
        await hold(page, "**/api/mood/insights");
        await open(page, "/journal?panel=journey");
        await page.getByRole("button", { name: "Get Insights" }).click();
        await expect(page.getByText("Reflecting...").first()).toBeVisible();
      },
    },
    {
      kind: "error",
      name: "no insights",
      faults: FAILED_CALLS,
      show: async ({ page }) => {
        await fail(page, "**/api/mood/insights", 503);
        await open(page, "/journal?panel=journey");
        await page.getByRole("button", { name: "Get Insights" }).click();
        await holdToast(page, "Failed to generate mood insights");
      },
    },
    broken("/journal?panel=journey"),
  ],
};

const ENTRY: Screen = {
  name: "Entry",
  routes: ["journal.tsx"],
  without: { empty: "an entry has words" },
  states: [
    { kind: "filled", show: ({ page, member }) => open(page, `/journal?entry=${member.entryId}`) },
    {
      kind: "filled",
      name: "in the recycle bin",
      show: ({ page, member }) => open(page, `/journal?entry=${member.binnedId}`),
    },
    leaving("/journal?filter=all"),
    {
      kind: "error",
      name: "not deleted",
      faults: FAILED_CALLS,
      show: async ({ page, member }) => {
        await open(page, `/journal?entry=${member.entryId}`);
        await fail(page, "**/api/prayer-journal/entries/*", 503);
        await page.getByRole("button", { name: "Delete" }).first().click();
        await holdToast(page, /Failed to/);
      },
    },
    {
      kind: "error",
      name: "an unknown entry",
      faults: FAILED_CALLS,
      show: ({ page }) => open(page, "/journal?entry=nothing"),
    },
  ],
};

export const JOURNAL: Screen[] = [LIST, SEARCH, CALENDAR, JOURNEY, ENTRY];
