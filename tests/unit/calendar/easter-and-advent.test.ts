import { describe, expect, it } from "vitest";
import { easterSunday, firstSundayOfAdvent } from "~/features/calendar/domain/easter-and-advent";
import { addDays } from "~/shared/dates";

const weekday = (localDate: string) => new Date(`${localDate}T00:00:00Z`).getUTCDay();

describe("Easter Sunday", () => {
  it.each([
    [1818, "1818-03-22"],
    [1943, "1943-04-25"],
    [2000, "2000-04-23"],
    [2008, "2008-03-23"],
    [2024, "2024-03-31"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
  ])("of %i is %s", (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });

  it("is a Sunday from 22 March to 25 April in every year", () => {
    for (let year = 1900; year <= 2200; year += 1) {
      const easter = easterSunday(year);
      expect(weekday(easter), easter).toBe(0);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`, easter).toBe(true);
    }
  });
});

describe("the First Sunday of Advent", () => {
  it.each([
    [2023, "2023-12-03"],
    [2024, "2024-12-01"],
    [2026, "2026-11-29"],
    [2027, "2027-11-28"],
  ])("of %i is %s", (year, date) => {
    expect(firstSundayOfAdvent(year)).toBe(date);
  });

  it("is the fourth Sunday before Christmas, also when that is a Sunday or a Monday", () => {
    for (let year = 1900; year <= 2200; year += 1) {
      const advent = firstSundayOfAdvent(year);
      expect(weekday(advent)).toBe(0);
      expect(addDays(advent, 21) < `${year}-12-25` && addDays(advent, 28) >= `${year}-12-25`).toBe(true);
    }
  });
});
