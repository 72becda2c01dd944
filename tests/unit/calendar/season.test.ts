import { describe, expect, it } from "vitest";
import { easterSunday, firstSundayOfAdvent, seasonColour } from "~/features/calendar/domain/season";
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

describe("the colour of the season", () => {
  it.each([
    ["2026-11-21", "green", "the day before Christ the King"],
    ["2026-11-22", "white", "Christ the King"],
    ["2026-11-23", "green", "the last week of Ordinary Time"],
    ["2026-11-28", "green", "the last day of the year of the Church"],
    ["2026-11-29", "purple", "the First Sunday of Advent"],
    ["2026-12-13", "rose", "Gaudete"],
    ["2026-12-14", "purple", "the day after Gaudete"],
    ["2026-12-24", "purple", "the last day of Advent"],
    ["2026-12-25", "white", "Christmas"],
    ["2027-01-03", "white", "Epiphany in the United States"],
    ["2027-01-10", "white", "the Baptism of the Lord"],
    ["2027-01-11", "green", "the first day of Ordinary Time"],
    ["2027-02-09", "green", "the day before Ash Wednesday"],
    ["2027-02-10", "purple", "Ash Wednesday"],
    ["2027-03-07", "rose", "Laetare"],
    ["2027-03-08", "purple", "the day after Laetare"],
    ["2027-03-21", "red", "Palm Sunday"],
    ["2027-03-22", "purple", "Monday of Holy Week"],
    ["2027-03-25", "white", "Holy Thursday"],
    ["2027-03-26", "red", "Good Friday"],
    ["2027-03-28", "white", "Easter Sunday"],
    ["2027-05-06", "white", "the Ascension on Thursday"],
    ["2027-05-09", "white", "the Ascension on Sunday"],
    ["2027-05-15", "white", "the day before Pentecost"],
    ["2027-05-16", "red", "Pentecost"],
    ["2027-05-17", "green", "the day after Pentecost"],
    ["2027-05-23", "white", "Trinity"],
    ["2027-05-30", "white", "Corpus Christi"],
    ["2027-06-04", "white", "the Sacred Heart"],
    ["2022-06-24", "white", "the Sacred Heart of 2022"],
    ["2027-06-05", "green", "Ordinary Time again"],
  ])("on %s is %s: %s", (date, colour) => {
    expect(seasonColour(date)).toBe(colour);
  });

  it("ends Christmas time on the Monday when Epiphany is kept on 7 or 8 January", () => {
    expect(seasonColour("2023-01-09")).toBe("white");
    expect(seasonColour("2023-01-10")).toBe("green");
    expect(seasonColour("2024-01-08")).toBe("white");
    expect(seasonColour("2024-01-09")).toBe("green");
  });

  it("wears rose on two days and red on three of every year", () => {
    for (let year = 2000; year <= 2060; year += 1) {
      const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
      const colours = days.map(seasonColour);
      expect(colours.filter((colour) => colour === "rose")).toHaveLength(2);
      expect(colours.filter((colour) => colour === "red")).toHaveLength(3);
    }
  });
});
