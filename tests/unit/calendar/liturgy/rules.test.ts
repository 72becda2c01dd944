import { describe, expect, it } from "vitest";
import { accentOf, liturgicalDay, seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { type LiturgicalOptions, US_CALENDAR } from "~/features/calendar/domain/liturgy/types";

// oracle.test.ts compares every day from 2014 to 2060 with romcal: names, and rank, colour and season of the first
// celebration. Here are the rules that it does not show: other years, other options, and what else is listed.

const GENERAL: LiturgicalOptions = {
  calendar: "general",
  epiphany: "january-6",
  ascension: "thursday",
  corpusChristi: "thursday",
};

const kept = (date: string, options: Partial<LiturgicalOptions> = {}) =>
  liturgicalDay(date, { ...US_CALENDAR, ...options }).chosen.name;
const listed = (date: string, options: Partial<LiturgicalOptions> = {}) =>
  liturgicalDay(date, { ...US_CALENDAR, ...options }).celebrations.map(
    ({ rank, colours, name }) => `${rank}, ${colours.join(" or ")}: ${name}`,
  );

const JOHN = "The Nativity of Saint John the Baptist";

describe("a solemnity whose day is taken", () => {
  it.each([
    ["2012-03-26", "The Annunciation of the Lord", "the 25th is a Sunday of Lent"],
    ["2008-03-31", "The Annunciation of the Lord", "the 25th is in the octave of Easter"],
    ["1989-03-18", "Saint Joseph, Spouse of the Blessed Virgin Mary", "the 19th is Palm Sunday"],
    ["2008-03-15", "Saint Joseph, Spouse of the Blessed Virgin Mary", "the 19th is in Holy Week"],
  ])("is kept on %s: %s, as %s", (date, name) => {
    expect(kept(date)).toBe(name);
  });

  it("moves to the next free day when Corpus Christi is on Thursday", () => {
    expect(kept("2038-06-24", GENERAL)).toContain("Corpus Christi");
    expect(kept("2038-06-25", GENERAL)).toBe(JOHN);
    expect(kept("2038-06-24")).toBe(JOHN);
  });
});

describe("the options of a calendar", () => {
  it("have Epiphany on the Sunday after the first, or on the sixth", () => {
    expect(kept("2028-01-02")).toContain("Epiphany");
    expect(kept("2028-01-02", { epiphany: "january-6" })).toBe("Second Sunday after the Nativity");
    expect(kept("2028-01-06", { epiphany: "january-6" })).toContain("Epiphany");
    expect(kept("2024-01-07", { epiphany: "january-6" })).toContain("Baptism");
    expect(kept("2024-01-08", { epiphany: "january-6" })).toBe("Monday of the First Week in Ordinary Time");
  });

  it("have the Ascension on Sunday, or on Thursday", () => {
    expect(kept("2027-05-06")).toBe("Thursday of the Sixth Week of Easter");
    expect(kept("2027-05-06", { ascension: "thursday" })).toContain("Ascension");
    expect(kept("2027-05-09", { ascension: "thursday" })).toBe("Seventh Sunday of Easter");
  });

  it("decide a day's accent and season", () => {
    const accents = ["2026-12-13", "2026-11-30", "2026-12-01"].map((date) => accentOf(date));
    expect(accents).toEqual(["rose", "red", "purple"]);
    const own = { ...US_CALENDAR, corpusChristi: "thursday", epiphany: "january-6" } as const;
    expect([accentOf("2027-05-27"), accentOf("2027-05-27", own)]).toEqual(["green", "white"]);
    expect([seasonOf("2023-01-09"), seasonOf("2023-01-09", own)]).toEqual(["Christmas", "Ordinary Time"]);
  });
});

describe("memorials", () => {
  it.each([
    ["2026-12-29", "White", "Fifth Day within the Octave of the Nativity of the Lord", "Saint Thomas Becket"],
    ["2026-02-23", "Purple", "Monday of the First Week of Lent", "Saint Polycarp"],
    ["2026-12-21", "Purple", "December 21", "Saint Peter Canisius"],
  ])("become commemorations in the weekday's colour: %s, %s", (date, colour, weekday, saint) => {
    expect(listed(date)).toEqual([
      `Weekday, ${colour}: ${weekday}`,
      expect.stringContaining(`Commemoration, ${colour}: ${saint}`),
    ]);
  });

  it("are listed but not chosen when they are optional", () => {
    expect(listed("2026-11-23")).toEqual([
      "Weekday, Green: Monday of the Thirty-fourth Week in Ordinary Time",
      "Optional Memorial, Red: Saint Clement I, Pope and Martyr",
      "Optional Memorial, White: Saint Columban, Abbot",
      "Optional Memorial, Red: Blessed Miguel Agustín Pro, Priest and Martyr",
    ]);
  });

  it("give way to the Visitation, though they are of Mary", () => {
    expect(kept("1982-05-31")).toBe("The Visitation of the Blessed Virgin Mary");
    expect(kept("2008-05-31")).toBe("The Visitation of the Blessed Virgin Mary");
  });

  it("make the Immaculate Heart optional with another memorial", () => {
    expect(listed("2026-06-13")).toEqual([
      "Weekday, Green: Saturday of the Tenth Week in Ordinary Time",
      "Optional Memorial, White: The Immaculate Heart of the Blessed Virgin Mary",
      "Optional Memorial, White: Saint Anthony of Padua, Priest and Doctor of the Church",
    ]);
  });

  it("allow that of Mary on a free Saturday of Ordinary Time", () => {
    expect(listed("2026-06-20")).toEqual([
      "Weekday, Green: Saturday of the Eleventh Week in Ordinary Time",
      "Optional Memorial, White: Saturday Memorial of the Blessed Virgin Mary",
    ]);
    expect(listed("2026-06-27")).toHaveLength(3);
    for (const taken of ["2026-01-24", "2026-04-18"]) expect(listed(taken)).toHaveLength(1);
  });
});

describe("the proper of the United States", () => {
  it("has saints of its own, and dates of its own for others", () => {
    expect(listed("2026-12-12", GENERAL)).toContain("Optional Memorial, White: Our Lady of Guadalupe");
    expect(listed("2026-07-14", GENERAL)).toEqual([
      "Weekday, Green: Tuesday of the Fifteenth Week in Ordinary Time",
      "Optional Memorial, White: Saint Camillus de Lellis, Priest",
    ]);
    expect(listed("2026-07-18").join()).toContain("Camillus");
    expect(listed("2026-07-18", GENERAL).join()).not.toContain("Camillus");
  });

  it("has the day of prayer on 22 January, or on the 23rd when the 22nd is a Sunday", () => {
    const prayer = "Weekday, White or Purple: Day of Prayer for the Legal Protection of Unborn Children";
    for (const date of ["2027-01-22", "2028-01-22", "2034-01-23"]) expect(listed(date)).toContain(prayer);
    for (const date of ["2034-01-22", "2027-01-23"]) expect(listed(date)).not.toContain(prayer);
    expect(listed("2027-01-22", GENERAL)).not.toContain(prayer);
  });

  it("has Independence Day except on a Sunday, and Thanksgiving also with a memorial", () => {
    expect(listed("2025-07-04")).toContain("Weekday, White: Independence Day");
    expect(listed("2027-07-04")).toEqual(["Sunday, Green: Fourteenth Sunday in Ordinary Time"]);
    expect(listed("2022-11-24")).toEqual([
      "Memorial, Red: Saint Andrew Dũng-Lạc, Priest, and Companions, Martyrs",
      "Weekday, White: Thanksgiving Day",
    ]);
    expect(listed("2026-11-26")).toContain("Weekday, White: Thanksgiving Day");
    expect(listed("2026-11-19").join()).not.toContain("Thanksgiving");
  });
});
