import { expect, it } from "vitest";
import { accentOf, liturgicalDay, seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { US_CALENDAR } from "~/features/calendar/domain/liturgy/types";

it.each([
  ["2026-11-22", "King of the Universe", "Solemnity", "White", "Ordinary Time"],
  ["2026-11-28", "Thirty-fourth Week", "Weekday", "Green", "Ordinary Time"],
  ["2026-11-29", "First Sunday of Advent", "Sunday", "Purple", "Advent"],
  ["2026-12-08", "Immaculate Conception", "Solemnity", "White", "Advent"],
  ["2026-12-13", "Third Sunday of Advent", "Sunday", "Rose", "Advent"],
  ["2026-12-24", "December 24", "Weekday", "Purple", "Advent"],
  ["2026-12-25", "Christmas", "Solemnity", "White", "Christmas"],
  ["2026-12-26", "Saint Stephen", "Feast", "Red", "Christmas"],
  ["2027-01-03", "Epiphany", "Solemnity", "White", "Christmas"],
  ["2027-01-10", "Baptism", "Feast", "White", "Christmas"],
  ["2027-01-11", "First Week in Ordinary Time", "Weekday", "Green", "Ordinary Time"],
  ["2027-02-09", "Fifth Week in Ordinary Time", "Weekday", "Green", "Ordinary Time"],
  ["2027-02-10", "Ash Wednesday", "Weekday", "Purple", "Lent"],
  ["2027-03-07", "Fourth Sunday of Lent", "Sunday", "Rose", "Lent"],
  ["2027-03-19", "Saint Joseph", "Solemnity", "White", "Lent"],
  ["2027-03-21", "Palm Sunday", "Sunday", "Red", "Lent"],
  ["2027-03-22", "Monday of Holy Week", "Weekday", "Purple", "Lent"],
  ["2027-03-25", "Holy Thursday", "Weekday", "White", "Paschal Triduum"],
  ["2027-03-26", "Good Friday", "Weekday", "Red", "Paschal Triduum"],
  ["2027-03-27", "Holy Saturday", "Weekday", "Purple", "Paschal Triduum"],
  ["2027-03-28", "Easter Sunday", "Solemnity", "White", "Easter"],
  ["2027-04-05", "Annunciation", "Solemnity", "White", "Easter"],
  ["2027-05-09", "Ascension", "Solemnity", "White", "Easter"],
  ["2027-05-16", "Pentecost", "Solemnity", "Red", "Easter"],
  ["2027-05-17", "Mother of the Church", "Memorial", "White", "Ordinary Time"],
  ["2027-05-23", "Trinity", "Solemnity", "White", "Ordinary Time"],
  ["2027-05-30", "Corpus Christi", "Solemnity", "White", "Ordinary Time"],
  ["2027-06-04", "Sacred Heart", "Solemnity", "White", "Ordinary Time"],
  ["2027-06-29", "Peter and Paul", "Solemnity", "Red", "Ordinary Time"],
  ["2027-09-14", "Holy Cross", "Feast", "Red", "Ordinary Time"],
  ["2027-11-01", "All Saints", "Solemnity", "White", "Ordinary Time"],
  ["2027-11-02", "All Souls", "Solemnity", "Purple", "Ordinary Time"],
  ["2024-12-09", "Immaculate Conception", "Solemnity", "White", "Advent"],
  ["2023-03-20", "Saint Joseph", "Solemnity", "White", "Lent"],
  ["2035-03-17", "Saint Joseph", "Solemnity", "White", "Lent"],
  ["2046-03-17", "Saint Joseph", "Solemnity", "White", "Lent"],
])("keeps on %s: %s, %s, %s, %s", (date, name, rank, colour, season) => {
  const day = liturgicalDay(date);
  expect(day.chosen.name).toContain(name);
  expect([day.chosen.rank, day.chosen.colours[0], day.season]).toEqual([rank, colour, season]);
});

it("keeps the Ascension on Thursday in a calendar that says so", () => {
  const options = { ...US_CALENDAR, ascension: "thursday" } as const;
  expect(liturgicalDay("2027-05-06", options).chosen.name).toContain("Ascension");
  expect(liturgicalDay("2027-05-09", options).chosen.name).toBe("Seventh Sunday of Easter");
  expect(liturgicalDay("2027-05-06").chosen.name).toBe("Thursday of the Sixth Week of Easter");
});

it("returns accent and season for the user's own calendar", () => {
  expect(["2026-12-13", "2026-11-30", "2026-12-01"].map((date) => accentOf(date))).toEqual([
    "rose",
    "red",
    "purple",
  ]);
  const own = { ...US_CALENDAR, corpusChristi: "thursday", epiphany: "january-6" } as const;
  expect([accentOf("2027-05-27"), accentOf("2027-05-27", own)]).toEqual(["green", "white"]);
  expect([seasonOf("2023-01-09"), seasonOf("2023-01-09", own)]).toEqual(["Christmas", "Ordinary Time"]);
});
