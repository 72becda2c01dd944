import { addDays, localDateIn } from "../../../app/shared/dates";
import { expect } from "../../setup/fixtures";
import { ZONE } from "../../setup/journal-entries";
import type { Screen, Step } from "../lib/stage";
import { broken, call, go, hold, leaving, member, newcomer, press, see } from "../lib/states";

const today = localDateIn(ZONE, new Date());
const BIN = "/journal?filter=deleted";

const emptyAt = (name: string, path: string) => newcomer.empty(name, go(path));
const filledAt = (name: string, path: string) => member.filled(name, go(path));

const LIST: Screen = {
  name: "Journal",
  routes: ["journal.tsx"],
  states: [
    emptyAt("all", "/journal"),
    emptyAt("bookmarks", "/journal?filter=bookmarked"),
    emptyAt("recycle bin", BIN),
    filledAt("all", "/journal"),
    filledAt("bookmarks", "/journal?filter=bookmarked"),
    filledAt("recycle bin", BIN),
    filledAt("a day without entries", `/journal?date=${addDays(today, -30)}`),
    filledAt("with a month", "/journal?view=month"),
    leaving("/journal"),
    broken("/journal"),
    member.opened("choosing in the recycle bin", go(BIN), press("Select Items"), ({ page }) =>
      page.getByRole("checkbox", { name: "Select Thrown away" }).check(),
    ),
    member.opened("deleting for good", go(BIN), press("Empty Recycle Bin"), see.role("alertdialog")),
  ],
};

const SEARCH: Screen = {
  name: "Search",
  routes: ["journal.tsx"],
  states: [
    emptyAt("before a word", "/journal?search="),
    filledAt("found", "/journal?search=patience"),
    filledAt("nothing found", "/journal?search=zebra"),
    leaving("/journal?search=patience"),
    broken("/journal?search=patience"),
    member.opened("filters", go("/journal?search="), ({ page }) =>
      page.getByText("Filters", { exact: true }).click(),
    ),
  ],
};

const CALENDAR: Screen = {
  name: "Journal calendar",
  routes: ["journal_.calendar.tsx"],
  states: [
    ...["month", "week", "day"].flatMap((view) => [
      emptyAt(view, `/journal/calendar?view=${view}`),
      filledAt(view, `/journal/calendar?view=${view}&date=${today}`),
    ]),
    filledAt("days to come", `/journal/calendar?view=day&date=${addDays(today, 40)}`),
    member.loading(
      "another month",
      go("/journal/calendar"),
      hold(/calendar\.data/),
      ({ page }) => page.getByRole("link", { name: "Previous month" }).click(),
      see("Loading your journal calendar..."),
    ),
    broken("/journal/calendar"),
  ],
};

const JOURNEY_PATH = "/journal?panel=journey";
const INSIGHTS = "**/api/mood/insights";
const getInsights = press("Get Insights");
const seeCharts: Step = ({ page }) => expect(page.locator(".recharts-pie-sector").first()).toBeVisible();

const JOURNEY: Screen = {
  name: "Spiritual journey",
  routes: ["journal.tsx"],
  states: [
    newcomer.alone.empty(
      call("PATCH", "/api/auth/profile", { moodTrackingEnabled: true }),
      go(JOURNEY_PATH),
      see.role("heading", "Your journey starts here"),
    ),
    member.filled(go(JOURNEY_PATH), seeCharts, getInsights, see.role("heading", "Guidance")),
    member.loading("insights", hold(INSIGHTS), go(JOURNEY_PATH), getInsights, see("Reflecting...")),
    broken(JOURNEY_PATH),
  ],
};

const openEntry = go(({ member }) => `/journal?entry=${member.entryId}`);

const ENTRY: Screen = {
  name: "Entry",
  routes: ["journal.tsx"],
  without: { empty: "an entry has words" },
  states: [
    member.filled(openEntry),
    member.filled(
      "in the recycle bin",
      go(({ member }) => `/journal?entry=${member.binnedId}`),
    ),
    leaving("/journal?filter=all"),
    member.failed("an unknown entry", go("/journal?entry=nothing")),
  ],
};

export const JOURNAL: Screen[] = [LIST, SEARCH, CALENDAR, JOURNEY, ENTRY];
