import fc from "fast-check";
import { expect, it } from "vitest";
import { currentStreak } from "~/features/calendar/domain/streak";
import { addDays } from "~/shared/dates";

it("counts a run that ended yesterday or later, and no other", () => {
  expect(currentStreak({ lastRunLength: 0, lastJournalDate: null }, "2026-11-20")).toBe(0);
  const days = fc.constantFrom("2026-11-20", "2028-03-01", "2027-03-01", "2027-01-01", "2026-03-09");
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: -3, max: 2 }),
      (today, lastRunLength, distance) => {
        const run = { lastRunLength, lastJournalDate: addDays(today, distance) };
        expect(currentStreak(run, today)).toBe(distance >= -1 ? lastRunLength : 0);
      },
    ),
  );
});
