import { describe, expect, it } from "vitest";
import { accentOf, liturgicalDay, seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { US_CALENDAR } from "~/features/calendar/domain/liturgy/types";

const colourOn = (date: string) => liturgicalDay(date).chosen.colours[0];

describe("the days that everybody knows", () => {
  it.each([
    ["2026-11-22", "King of the Universe", "Solemnity", "White"],
    ["2026-11-29", "First Sunday of Advent", "Sunday", "Purple"],
    ["2026-12-08", "Immaculate Conception", "Solemnity", "White"],
    ["2026-12-13", "Third Sunday of Advent", "Sunday", "Rose"],
    ["2027-01-03", "Epiphany", "Solemnity", "White"],
    ["2027-02-10", "Ash Wednesday", "Weekday", "Purple"],
    ["2027-03-07", "Fourth Sunday of Lent", "Sunday", "Rose"],
    ["2027-03-19", "Saint Joseph", "Solemnity", "White"],
    ["2027-03-21", "Palm Sunday", "Sunday", "Red"],
    ["2027-03-25", "Holy Thursday", "Weekday", "White"],
    ["2027-03-26", "Good Friday", "Weekday", "Red"],
    ["2027-03-28", "Easter Sunday", "Solemnity", "White"],
    ["2027-04-05", "Annunciation", "Solemnity", "White"],
    ["2027-05-09", "Ascension", "Solemnity", "White"],
    ["2027-05-16", "Pentecost", "Solemnity", "Red"],
    ["2027-05-23", "Trinity", "Solemnity", "White"],
    ["2027-05-30", "Corpus Christi", "Solemnity", "White"],
    ["2027-06-04", "Sacred Heart", "Solemnity", "White"],
    ["2027-11-01", "All Saints", "Solemnity", "White"],
    ["2027-11-02", "All Souls", "Solemnity", "Purple"],
    ["2024-12-09", "Immaculate Conception", "Solemnity", "White"],
    ["2023-03-20", "Saint Joseph", "Solemnity", "White"],
    ["2022-06-23", "Nativity of Saint John the Baptist", "Solemnity", "White"],
    ["2022-06-24", "Sacred Heart", "Solemnity", "White"],
    ["2035-03-17", "Saint Joseph", "Solemnity", "White"],
    ["2046-03-17", "Saint Joseph", "Solemnity", "White"],
  ])("%s is %s: %s, %s", (date, name, rank, colour) => {
    const { chosen } = liturgicalDay(date);
    expect(chosen.name).toContain(name);
    expect(chosen.rank).toBe(rank);
    expect(chosen.colours[0]).toBe(colour);
  });

  it("keep the Ascension on Thursday where it is kept so", () => {
    const options = { ...US_CALENDAR, ascension: "thursday" } as const;
    expect(liturgicalDay("2027-05-06", options).chosen.name).toContain("Ascension");
    expect(liturgicalDay("2027-05-09", options).chosen.name).toBe("Seventh Sunday of Easter");
    expect(liturgicalDay("2027-05-06").chosen.name).toBe("Thursday of the Sixth Week of Easter");
  });
});

describe("the colour of the day", () => {
  it.each([
    ["2026-11-28", "Green", "the last day of the year of the Church"],
    ["2026-12-24", "Purple", "the last day of Advent"],
    ["2026-12-25", "White", "Christmas"],
    ["2026-12-26", "Red", "Saint Stephen"],
    ["2027-01-10", "White", "the Baptism of the Lord"],
    ["2027-01-11", "Green", "the first day of Ordinary Time"],
    ["2023-01-09", "White", "the Baptism of the Lord on a Monday"],
    ["2023-01-10", "Green", "the day after it"],
    ["2024-01-08", "White", "the Baptism of the Lord on a Monday"],
    ["2024-01-09", "Green", "the day after it"],
    ["2027-02-09", "Green", "the day before Ash Wednesday"],
    ["2027-03-22", "Purple", "Monday of Holy Week"],
    ["2027-03-27", "Purple", "Holy Saturday, before the Vigil"],
    ["2027-05-15", "White", "the day before Pentecost"],
    ["2027-05-17", "White", "Mary, Mother of the Church"],
    ["2027-05-18", "Green", "Ordinary Time again"],
    ["2027-06-29", "Red", "Peter and Paul"],
    ["2027-09-14", "Red", "the Holy Cross"],
  ])("on %s is %s: %s", (date, colour) => {
    expect(colourOn(date)).toBe(colour);
  });

  it("gives the accent its name", () => {
    expect(accentOf("2026-12-13")).toBe("rose");
    expect(accentOf("2026-11-30")).toBe("red");
    expect(accentOf("2026-12-01")).toBe("purple");
  });

  it("gives the accent and the season of the calendar that is kept", () => {
    const own = { ...US_CALENDAR, corpusChristi: "thursday", epiphany: "january-6" } as const;
    expect([accentOf("2027-05-27"), accentOf("2027-05-27", own)]).toEqual(["green", "white"]);
    expect([seasonOf("2023-01-09"), seasonOf("2023-01-09", own)]).toEqual(["Christmas", "Ordinary Time"]);
  });
});

describe("the season", () => {
  it.each([
    ["2027-01-10", "Christmas"],
    ["2027-01-11", "Ordinary Time"],
    ["2027-02-10", "Lent"],
    ["2027-03-24", "Lent"],
    ["2027-03-25", "Paschal Triduum"],
    ["2027-03-27", "Paschal Triduum"],
    ["2027-03-28", "Easter"],
    ["2027-05-16", "Easter"],
    ["2027-05-17", "Ordinary Time"],
    ["2027-11-28", "Advent"],
    ["2027-12-24", "Advent"],
    ["2027-12-25", "Christmas"],
  ])("on %s is %s", (date, season) => {
    expect(seasonOf(date)).toBe(season);
  });
});
