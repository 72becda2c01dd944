import { describe, expect, it } from "vitest";
import prayers from "#content/prayers";
import verses from "#content/verses";
import { liturgicalDay } from "~/features/calendar/domain/liturgy/liturgical-day";
import {
  BE_STILL,
  type Verse,
  verseOfDay,
  weekOfSeason,
} from "~/features/calendar/domain/verses/verse-of-day";
import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { addDays } from "~/shared/dates";

const weekly = Object.values(verses.weeks).flatMap((weeks) => weeks.flat());
const table: Verse[] = [...Object.values(verses.days), ...weekly, BE_STILL];
const mysteryVerses = Object.values(prayers.rosary.mysteries).flatMap((set) => set.map(({ verse }) => verse));

/** Every day from 2024 to 2035: all weekdays, early and late Easters, leap years. */
const days = Array.from({ length: 12 * 365 + 3 }, (_, index) => addDays("2024-01-01", index));

describe("the table of verses", () => {
  it("has at least 120 different verses", () => {
    expect(table.length).toBeGreaterThanOrEqual(120);
    expect(new Set(table.map(({ text }) => text)).size).toBe(table.length);
    expect(new Set(table.map(({ reference }) => reference)).size).toBe(table.length);
  });

  it.each([...table, ...mysteryVerses])("refers to an existing verse: $reference", ({ reference }) => {
    const found = findCitations(reference);
    expect(found.map(({ raw }) => raw)).toEqual([reference]);
    expect(checkCitation(found[0]!).state).toBe("exists");
  });

  it.each(table.filter(({ ownReference }) => ownReference))(
    "names the translation's own number where it differs: $reference, $ownReference",
    ({ reference, ownReference }) => {
      expect(ownReference).not.toBe(reference);
      expect(findCitations(String(ownReference))).toHaveLength(1);
    },
  );

  it("numbers the psalms of the Douay-Rheims like the Vulgate", () => {
    const psalms = table.filter(
      ({ reference, translation }) => reference.startsWith("Psalm") && translation === "Douay-Rheims",
    );
    const numberOf = (reference = "") => Number(/\d+/.exec(reference)?.[0]);
    expect(psalms.length).toBeGreaterThan(10);
    for (const { reference, ownReference } of psalms) {
      const number = numberOf(reference);
      const own = number >= 10 && number <= 146 ? number - 1 : number;
      expect(numberOf(ownReference ?? reference), reference).toBe(own);
    }
  });
});

describe("the verse of a day", () => {
  it("exists for every day, with seven verses in a week of Ordinary Time", () => {
    for (const day of days) expect(verseOfDay(day).text, day).toBeTruthy();
    const week = Array.from({ length: 7 }, (_, index) => verseOfDay(addDays("2026-07-05", index)).reference);
    expect(new Set(week).size).toBe(7);
  });

  it("uses the whole table except the fallback, and every named day occurs", () => {
    const used = new Set(days.map((day) => verseOfDay(day).reference));
    expect(table.map(({ reference }) => reference).filter((one) => !used.has(one))).toEqual([
      BE_STILL.reference,
    ]);
    const kept = new Set(days.map((day) => liturgicalDay(day).chosen.name));
    expect(Object.keys(verses.days).filter((name) => !kept.has(name))).toEqual([]);
  });

  it.each([
    ["2026-11-22", "Luke 23:42", "Christ the King"],
    ["2026-11-29", "Isaiah 2:5", "the First Sunday of Advent"],
    ["2026-12-08", "Ephesians 1:4", "the Immaculate Conception"],
    ["2026-12-13", "Philippians 4:4", "Gaudete, not Saint Lucy"],
    ["2026-12-23", "Matthew 1:23", "the last days of Advent"],
    ["2026-12-25", "Luke 2:11", "Christmas"],
    ["2027-01-03", "Isaiah 60:1", "Epiphany in the United States"],
    ["2027-02-10", "Joel 2:12", "Ash Wednesday"],
    ["2027-02-14", "Matthew 4:4", "the First Sunday of Lent"],
    ["2027-03-26", "Isaiah 53:5", "Good Friday"],
    ["2027-03-28", "Psalm 118:24", "Easter"],
    ["2027-04-05", "Luke 1:28", "the Annunciation, moved after the octave"],
    ["2027-04-18", "John 10:11", "Good Shepherd Sunday"],
    ["2027-05-16", "Acts 2:4", "Pentecost"],
    ["2027-11-02", "Wisdom 3:1", "All Souls"],
  ])("on %s is %s: %s", (day, reference) => {
    expect(verseOfDay(day).reference).toBe(reference);
  });

  it("is Psalm 46:10 when the table has no verse", () => {
    const day = { ...liturgicalDay("2026-07-07"), season: "Paschal Triduum" as const };
    expect(verseOfDay("2026-07-07", day)).toBe(BE_STILL);
    expect(BE_STILL.reference).toBe("Psalm 46:10");
  });
});

it("counts the weeks of a season as the names of the days do", () => {
  const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth"];
  const named = /^(?:\w+day of the )?(\w+) (?:Sunday|Week) (?:of|in) (?:Advent|Lent|Easter|Ordinary)/;
  for (const day of days) {
    const { season, chosen } = liturgicalDay(day);
    const week = ordinals.indexOf(named.exec(chosen.name)?.[1] ?? "") + 1;
    if (week > 0) expect(weekOfSeason(day, season), `${day} ${chosen.name}`).toBe(week);
  }
  // Christ the King, the days after Ash Wednesday, and the Monday after Pentecost.
  const others = ["2027-11-21", "2027-02-10", "2027-05-17"];
  expect(others.map((day) => weekOfSeason(day, liturgicalDay(day).season))).toEqual([34, 1, 7]);
});
