import { describe, expect, it } from "vitest";
import { liturgicalDay } from "~/features/calendar/domain/liturgy/liturgical-day";
import { type LiturgicalOptions, US_CALENDAR } from "~/features/calendar/domain/liturgy/types";

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
const PETER_AND_PAUL = "Saints Peter and Paul, Apostles";
const ANNUNCIATION = "The Annunciation of the Lord";

describe("a solemnity whose day is taken", () => {
  it.each([
    ["2022-06-23", JOHN, "the Sacred Heart is on the 24th"],
    ["2033-06-23", JOHN, "the Sacred Heart is on the 24th"],
    ["2044-06-23", JOHN, "the Sacred Heart is on the 24th"],
    ["2057-06-25", JOHN, "Corpus Christi is on Sunday the 24th"],
    ["2057-06-28", PETER_AND_PAUL, "the Sacred Heart is on the 29th"],
    ["2012-03-26", ANNUNCIATION, "the 25th is a Sunday of Lent"],
    ["2018-04-09", ANNUNCIATION, "the 25th is Palm Sunday"],
    ["2024-04-08", ANNUNCIATION, "the 25th is in Holy Week"],
    ["2008-03-31", ANNUNCIATION, "the 25th is in the octave of Easter"],
    ["2035-04-02", ANNUNCIATION, "the 25th is Easter Sunday"],
    ["1989-03-18", "Saint Joseph, Spouse of the Blessed Virgin Mary", "the 19th is Palm Sunday"],
    ["2008-03-15", "Saint Joseph, Spouse of the Blessed Virgin Mary", "the 19th is in Holy Week"],
  ])("is kept on %s: %s, as %s", (date, name) => {
    expect(kept(date)).toBe(name);
  });

  it("is kept once, and not on its own day", () => {
    expect(kept("2022-06-24")).toBe("The Most Sacred Heart of Jesus");
    expect(kept("2057-06-24")).toContain("Corpus Christi");
    expect(kept("2018-03-25")).toContain("Palm Sunday");
    expect(kept("2035-03-19")).toBe("Monday of Holy Week");
  });

  it("moves to the next free day when Corpus Christi is on Thursday", () => {
    expect(kept("2038-06-24", GENERAL)).toContain("Corpus Christi");
    expect(kept("2038-06-25", GENERAL)).toBe(JOHN);
    expect(kept("2038-06-24")).toBe(JOHN);
  });

  it("replaces a Sunday of Ordinary Time", () => {
    expect(kept("2025-06-29")).toBe(PETER_AND_PAUL);
    expect(kept("2026-11-01")).toBe("All Saints");
    expect(kept("2025-11-02")).toContain("All Souls");
  });
});

describe("Christmas Time", () => {
  it("has the Holy Family on the Sunday of the octave, or on the 30th without one", () => {
    expect(kept("2026-12-27")).toContain("Holy Family");
    expect(kept("2022-12-30")).toContain("Holy Family");
    expect(kept("2023-01-01")).toBe("Mary, the Holy Mother of God");
  });

  it("has Epiphany on the Sunday after the first, or on the sixth", () => {
    expect(kept("2028-01-02")).toContain("Epiphany");
    expect(kept("2028-01-09")).toContain("Baptism");
    expect(kept("2028-01-02", { epiphany: "january-6" })).toBe("Second Sunday after the Nativity");
    expect(kept("2028-01-06", { epiphany: "january-6" })).toContain("Epiphany");
    expect(kept("2024-01-07", { epiphany: "january-6" })).toContain("Baptism");
    expect(kept("2024-01-08")).toContain("Baptism");
    expect(kept("2024-01-08", { epiphany: "january-6" })).toBe("Monday of the First Week in Ordinary Time");
  });

  it("reduces the memorials of the octave to commemorations in its colour", () => {
    expect(listed("2026-12-29")).toEqual([
      "Weekday, White: Fifth Day within the Octave of the Nativity of the Lord",
      "Commemoration, White: Saint Thomas Becket, Bishop and Martyr",
    ]);
  });
});

describe("memorials", () => {
  it("become commemorations in the weekday's colour in Lent and from 17 to 24 December", () => {
    expect(listed("2026-02-23")).toEqual([
      "Weekday, Purple: Monday of the First Week of Lent",
      "Commemoration, Purple: Saint Polycarp, Bishop and Martyr",
    ]);
    expect(listed("2026-12-21")).toEqual([
      "Weekday, Purple: December 21",
      "Commemoration, Purple: Saint Peter Canisius, Priest and Doctor of the Church",
    ]);
    expect(listed("2026-12-14")).toEqual([
      "Memorial, White: Saint John of the Cross, Priest and Doctor of the Church",
    ]);
  });

  it("are omitted in Holy Week, in the octave of Easter, on Sundays and on feasts", () => {
    expect(listed("2024-02-14")).toEqual(["Weekday, Purple: Ash Wednesday"]);
    expect(listed("2025-04-21")).toEqual(["Solemnity, White: Monday within the Octave of Easter"]);
    expect(listed("2025-04-25")).toEqual(["Solemnity, White: Friday within the Octave of Easter"]);
    expect(listed("2026-03-08")).toEqual(["Sunday, Purple: Third Sunday of Lent"]);
    expect(listed("2027-01-24")).toEqual(["Sunday, Green: Third Sunday in Ordinary Time"]);
    expect(listed("2026-05-31")).toEqual(["Solemnity, White: The Most Holy Trinity"]);
  });

  it("are listed but not chosen when they are optional", () => {
    expect(listed("2026-11-23")).toEqual([
      "Weekday, Green: Monday of the Thirty-fourth Week in Ordinary Time",
      "Optional Memorial, Red: Saint Clement I, Pope and Martyr",
      "Optional Memorial, White: Saint Columban, Abbot",
      "Optional Memorial, Red: Blessed Miguel Agustín Pro, Priest and Martyr",
    ]);
  });

  it("give precedence to the Mother of the Church over saints, but not over feasts", () => {
    expect(listed("2020-06-01")).toEqual(["Memorial, White: The Blessed Virgin Mary, Mother of the Church"]);
    expect(kept("2021-05-24")).toContain("Mother of the Church");
    expect(kept("1982-05-31")).toBe("The Visitation of the Blessed Virgin Mary");
    expect(listed("2025-06-09")).toEqual(["Memorial, White: The Blessed Virgin Mary, Mother of the Church"]);
  });

  it("make the Immaculate Heart give way to higher days, and optional with another memorial", () => {
    expect(kept("2024-06-08")).toBe("The Immaculate Heart of the Blessed Virgin Mary");
    expect(kept("2017-06-24")).toBe(JOHN);
    expect(kept("2019-06-29")).toBe(PETER_AND_PAUL);
    expect(kept("2038-07-03")).toBe("Saint Thomas, Apostle");
    expect(kept("2008-05-31")).toBe("The Visitation of the Blessed Virgin Mary");
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
    expect(listed("2026-01-24")).toEqual([
      "Memorial, White: Saint Francis de Sales, Bishop and Doctor of the Church",
    ]);
    expect(listed("2026-04-18")).toEqual(["Weekday, White: Saturday of the Second Week of Easter"]);
  });
});

describe("feasts", () => {
  it("of the Lord replace a Sunday of Ordinary Time, those of saints do not", () => {
    expect(kept("2025-02-02")).toBe("The Presentation of the Lord");
    expect(kept("2025-09-14")).toBe("The Exaltation of the Holy Cross");
    expect(kept("2025-11-09")).toBe("The Dedication of the Lateran Basilica");
    expect(kept("2026-01-25")).toBe("Third Sunday in Ordinary Time");
    expect(kept("2026-10-18")).toBe("Twenty-ninth Sunday in Ordinary Time");
  });

  it("of saints are kept in Lent, and not in the octave of Easter", () => {
    expect(kept("2024-02-22")).toBe("The Chair of Saint Peter the Apostle");
    expect(kept("2019-04-25")).toBe("Thursday within the Octave of Easter");
  });
});

describe("the proper of the United States", () => {
  it("has its own saints, dates and ranks", () => {
    expect(listed("2027-01-04")).toEqual(["Memorial, White: Saint Elizabeth Ann Seton, Religious"]);
    expect(kept("2026-12-12")).toBe("Our Lady of Guadalupe, Patroness of the Americas");
    expect(listed("2026-12-12", GENERAL)).toContain("Optional Memorial, White: Our Lady of Guadalupe");
    expect(kept("2026-07-14")).toContain("Kateri");
    expect(listed("2026-07-14", GENERAL)).toEqual([
      "Weekday, Green: Tuesday of the Fifteenth Week in Ordinary Time",
      "Optional Memorial, White: Saint Camillus de Lellis, Priest",
    ]);
    expect(listed("2026-07-18").join()).toContain("Camillus");
    expect(listed("2026-07-18", GENERAL).join()).not.toContain("Camillus");
  });

  it("has the day of prayer on 22 January, or on the 23rd when the 22nd is a Sunday", () => {
    const prayer = "Weekday, White or Purple: Day of Prayer for the Legal Protection of Unborn Children";
    expect(listed("2027-01-22")).toContain(prayer);
    expect(listed("2028-01-22")).toContain(prayer);
    expect(listed("2034-01-22")).not.toContain(prayer);
    expect(listed("2034-01-23")).toContain(prayer);
    expect(listed("2027-01-23")).not.toContain(prayer);
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
