import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentStreak } from "~/features/calendar/domain/streak";
import { addDays } from "~/shared/dates";

describe("the current streak", () => {
  it.each([
    ["today", "2026-11-20", 5],
    ["yesterday", "2026-11-19", 5],
    ["the day before yesterday", "2026-11-18", 0],
    ["tomorrow, written further east", "2026-11-21", 5],
  ])("of a run that ended %s", (_name, lastJournalDate, expected) => {
    expect(currentStreak({ lastRunLength: 5, lastJournalDate }, "2026-11-20")).toBe(expected);
  });

  it("is 0 without a day", () => {
    expect(currentStreak({ lastRunLength: 0, lastJournalDate: null }, "2026-11-20")).toBe(0);
  });

  it("looks back over the ends of months, leap days and years", () => {
    for (const today of ["2028-03-01", "2027-03-01", "2027-01-01", "2026-03-09", "2026-11-02"]) {
      expect(currentStreak({ lastRunLength: 2, lastJournalDate: addDays(today, -1) }, today)).toBe(2);
      expect(currentStreak({ lastRunLength: 2, lastJournalDate: addDays(today, -2) }, today)).toBe(0);
    }
  });

  it("is the run or nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: -500, max: 2 }),
        (length, distance) => {
          const today = "2026-11-20";
          const run = { lastRunLength: length, lastJournalDate: addDays(today, distance) };
          expect(currentStreak(run, today)).toBe(distance >= -1 ? length : 0);
        },
      ),
    );
  });
});
