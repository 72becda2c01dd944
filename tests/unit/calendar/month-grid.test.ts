import { describe, expect, it } from "vitest";
import {
  MONTH_CELLS,
  monthGrid,
  monthRange,
  shiftBy,
  shiftMonth,
  shownTitle,
  weekOf,
} from "~/features/calendar/domain/month-grid";
import { addDays } from "~/shared/dates";

const weekday = (localDate: string) => new Date(`${localDate}T00:00:00Z`).getUTCDay();

describe("the month's calendar page", () => {
  it("has 42 consecutive days from a Sunday with the whole month", () => {
    // Ten years of months: every weekday as the first, leap and common Februaries.
    for (let month = 0; month < 120; month += 1) {
      const date = shiftMonth("2020-01-15", month);
      const days = monthGrid(date);
      expect(days).toHaveLength(MONTH_CELLS);
      expect(weekday(days[0]!)).toBe(0);
      expect(new Set(days).size).toBe(MONTH_CELLS);
      expect(days.every((day, index) => index === 0 || addDays(days[index - 1]!, 1) === day)).toBe(true);
      const { startDate, endDate } = monthRange(date);
      expect(days.indexOf(startDate)).toBeLessThan(7);
      expect(days).toContain(endDate);
    }
  });

  it.each([
    ["2026-11-20", "2026-11-01", "2026-12-12"],
    ["2026-08-31", "2026-07-26", "2026-09-05"],
    ["2027-01-01", "2026-12-27", "2027-02-06"],
    ["2028-02-01", "2028-01-30", "2028-03-11"],
  ])("shows the month of %s from %s to %s", (date, first, last) => {
    expect([monthGrid(date)[0], monthGrid(date).at(-1)]).toEqual([first, last]);
  });
});

it.each([
  ["2026-11-29", "2026-11-29", "2026-12-05"],
  ["2026-12-02", "2026-11-29", "2026-12-05"],
  ["2026-12-05", "2026-11-29", "2026-12-05"],
  ["2026-03-08", "2026-03-08", "2026-03-14"],
  ["2026-10-25", "2026-10-25", "2026-10-31"],
])("shows the week of %s from %s to %s, even when clocks change", (date, first, last) => {
  const week = weekOf(date);
  expect([week.length, week[0], week.at(-1)]).toEqual([7, first, last]);
});

describe("the range that a view shows", () => {
  it.each([
    ["month", "2026-11-20", "November 2026"],
    ["week", "2026-11-18", "Nov 15 – 21, 2026"],
    ["week", "2026-11-30", "Nov 29 – Dec 5, 2026"],
    ["week", "2026-12-30", "Dec 27, 2026 – Jan 2, 2027"],
    ["day", "2026-11-20", "Friday, November 20, 2026"],
  ] as const)("has for the %s of %s the title %s", (view, date, title) => {
    expect(shownTitle(view, date)).toBe(title);
  });
});

describe("moving", () => {
  it("moves by the unit of the view in both directions", () => {
    expect(shiftBy("month", "2026-11-20", 1)).toBe("2026-12-20");
    expect(shiftBy("month", "2026-11-20", -11)).toBe("2025-12-20");
    expect(shiftBy("week", "2026-11-20", -1)).toBe("2026-11-13");
    expect(shiftBy("day", "2026-12-31", 1)).toBe("2027-01-01");
  });

  it("stays in a shorter month", () => {
    expect(shiftMonth("2027-01-31", 1)).toBe("2027-02-28");
    expect(shiftMonth("2028-03-31", -1)).toBe("2028-02-29");
  });
});
