import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  formatLocalDate,
  isLocalDate,
  localDateIn,
  localHourIn,
  parseLocalDate,
  weekdayOf,
} from "~/shared/dates";

/** Any day of the years 1000 to 9998. */
const day = fc.integer({ min: -354_000, max: 2_930_000 }).map((days) => addDays("1970-01-01", days));
const ZONES = ["UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Kiritimati", "Australia/Lord_Howe"];

describe("a day in words", () => {
  const patterns = [
    "EEEE, MMMM d, yyyy",
    "EEE, MMM d",
    "EEEEE",
    "MMMM yyyy",
    "d, yyyy",
    "EEEE, MMMM\u00a0d, yyyy",
  ];

  it("is what date-fns writes", () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...patterns), (date, pattern) => {
        expect(formatLocalDate(date, pattern)).toBe(format(parseLocalDate(date), pattern));
      }),
    );
  });
});

describe("days", () => {
  it("go on one by one, weekday after weekday", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        const other = addDays(date, days);
        expect(daysBetween(date, other)).toBe(days);
        expect((weekdayOf(date) + (((days % 7) + 7) % 7)) % 7).toBe(weekdayOf(other));
        expect(isLocalDate(other)).toBe(true);
      }),
    );
  });

  it.each([
    "2027-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "2026-11-20T00:00",
    "",
  ])("are not such as %j", (text) => expect(isLocalDate(text)).toBe(false));

  it.each(["2028-02-29", "2026-12-31", "1900-01-01"])("are such as %j", (text) =>
    expect(isLocalDate(text)).toBe(true),
  );
});

describe("the clock of a zone", () => {
  it("shows what date-fns says, over the change of the hour too", () => {
    const instant = fc.date({
      min: new Date("1990-01-01"),
      max: new Date("2090-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (at, zone) => {
        const shown = new TZDate(at, zone);
        expect(localDateIn(zone, at)).toBe(format(shown, "yyyy-MM-dd"));
        expect(localHourIn(zone, at)).toBe(shown.getHours());
      }),
    );
  });

  it("throws for an unknown zone", () => {
    expect(() => localDateIn("Mars/Olympus", new Date())).toThrow(RangeError);
  });
});
