import { describe, expect, it } from "vitest";
import {
  CALENDAR_UNITS,
  isSameMonth,
  MONTH_CELLS,
  monthGrid,
  monthRange,
  monthRows,
  shiftBy,
  shiftMonth,
  shownRange,
  shownTitle,
  weekOf,
} from "~/features/calendar/domain/month-grid";
import { addDays } from "~/shared/dates";

const weekday = (localDate: string) => new Date(`${localDate}T00:00:00Z`).getUTCDay();

describe("the month's calendar page", () => {
  it("has 42 consecutive days from a Sunday and holds the whole month", () => {
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

  it("starts with the first itself when that is a Sunday", () => {
    expect(monthGrid("2026-11-20")[0]).toBe("2026-11-01");
    expect(monthGrid("2026-11-20").at(-1)).toBe("2026-12-12");
  });

  it("starts in the month before when the first is a Saturday", () => {
    expect(monthGrid("2026-08-31")[0]).toBe("2026-07-26");
  });

  it("crosses the year and the leap day", () => {
    expect(monthGrid("2027-01-01")[0]).toBe("2026-12-27");
    expect(monthGrid("2028-02-01")).toContain("2028-02-29");
    expect(monthGrid("2027-02-01")).not.toContain("2027-02-29");
  });

  it("comes in six rows of seven", () => {
    const rows = monthRows("2026-11-20");
    expect(rows.map((row) => row.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(rows.flat()).toEqual(monthGrid("2026-11-20"));
  });
});

describe("the week of a day", () => {
  it.each(["2026-11-29", "2026-12-02", "2026-12-05"])("is Sunday to Saturday for %s", (date) => {
    expect(weekOf(date)).toEqual([
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
    ]);
  });

  it("keeps its seven days where clocks change", () => {
    expect(weekOf("2026-03-08")).toHaveLength(7);
    expect(weekOf("2026-03-08").at(-1)).toBe("2026-03-14");
    expect(weekOf("2026-10-25").at(-1)).toBe("2026-10-31");
  });
});

describe("the range that a view shows", () => {
  it("is at most the 62 days that the calendar call allows", () => {
    for (const view of CALENDAR_UNITS) {
      const { startDate, endDate } = shownRange(view, "2026-11-20");
      expect(Date.parse(endDate) - Date.parse(startDate)).toBeLessThan(62 * 86_400_000);
    }
  });

  it("is the page, the week or the day", () => {
    expect(shownRange("month", "2026-11-20")).toEqual({ startDate: "2026-11-01", endDate: "2026-12-12" });
    expect(shownRange("week", "2026-11-20")).toEqual({ startDate: "2026-11-15", endDate: "2026-11-21" });
    expect(shownRange("day", "2026-11-20")).toEqual({ startDate: "2026-11-20", endDate: "2026-11-20" });
  });

  it.each([
    ["month", "2026-11-20", "November 2026"],
    ["week", "2026-11-18", "Nov 15 – 21, 2026"],
    ["week", "2026-11-30", "Nov 29 – Dec 5, 2026"],
    ["week", "2026-12-30", "Dec 27, 2026 – Jan 2, 2027"],
    ["day", "2026-11-20", "Friday, November 20, 2026"],
  ] as const)("is called, as a %s of %s, %s", (view, date, title) => {
    expect(shownTitle(view, date)).toBe(title);
  });
});

describe("moving", () => {
  it("goes by the view's unit, both ways", () => {
    expect(shiftBy("month", "2026-11-20", 1)).toBe("2026-12-20");
    expect(shiftBy("month", "2026-11-20", -11)).toBe("2025-12-20");
    expect(shiftBy("week", "2026-11-20", -1)).toBe("2026-11-13");
    expect(shiftBy("day", "2026-12-31", 1)).toBe("2027-01-01");
  });

  it("stays in the next month when that is shorter", () => {
    expect(shiftMonth("2027-01-31", 1)).toBe("2027-02-28");
    expect(shiftMonth("2028-03-31", -1)).toBe("2028-02-29");
  });

  it("tells the same month of another year apart", () => {
    expect(isSameMonth("2026-11-01", "2026-11-30")).toBe(true);
    expect(isSameMonth("2026-11-01", "2025-11-01")).toBe(false);
  });
});
