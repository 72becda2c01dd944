import verses from "#content/verses";
import { weekdayOf } from "~/shared/dates";
import { dayNumber } from "../liturgy/day-number";
import { type LiturgicalDay, liturgicalDay } from "../liturgy/liturgical-day";
import { movableDays } from "../liturgy/movable-days";
import { ordinaryWeek } from "../liturgy/temporal-day";
import { type Season, US_CALENDAR } from "../liturgy/types";

/** A verse of Scripture in a translation that is in the public domain. */
export interface Verse {
  /** As the translation has it, whole or a part that is complete in itself, without verse numbers and print capitals. */
  text: string;
  /** Book by its usual name, chapter and verse as modern Catholic editions count them: "Psalm 118:24". */
  reference: string;
  translation: "Douay-Rheims" | "World English Bible";
  /** The number in the translation itself when it differs: "Psalm 117:24". */
  ownReference?: string;
}

/** The verses of the days. */
export interface VerseTable {
  /** Days with a verse of their own, by the name of the celebration. */
  days: Readonly<Record<string, Verse>>;
  /** The verses of all other days, by season and week. */
  weeks: Readonly<Partial<Record<Season, readonly (readonly Verse[])[]>>>;
}

/** The verse of a day without any other. In modern Catholic editions it is the eleventh verse of the psalm. */
export const BE_STILL: Verse = {
  reference: "Psalm 46:10",
  text: "Be still, and know that I am God.",
  translation: "World English Bible",
};

/** The step from one weekday's verse to the next. It divides no season's number of verses, so that no week repeats one. */
const STEP = 7;

/**
 * Returns the verse of a day (yyyy-MM-dd): that of its celebration, else of its week. A Sunday has the first verse of the
 * week; the weekdays go on through the season from there. Psalm 46:10 when the table has none.
 */
export function verseOfDay(localDate: string, day: LiturgicalDay = liturgicalDay(localDate)): Verse {
  return verses.days[day.chosen.name] ?? verseOfWeek(localDate, day.season) ?? BE_STILL;
}

function verseOfWeek(localDate: string, season: Season): Verse | undefined {
  const weeks = verses.weeks[season] ?? [];
  const all = weeks.flat();
  const first = weeks.slice(0, weekOfSeason(localDate, season) - 1).flat().length;
  return all[(first + STEP * weekdayOf(localDate)) % all.length];
}

/**
 * Returns the week of its season in which a day (yyyy-MM-dd) is, from 1: 1 to 4 in Advent, 1 to 6 in Lent (the sixth is
 * Holy Week), 1 to 8 in Easter (the eighth is Pentecost), 1 to 34 in Ordinary Time. Christmas has a part in December and
 * one in January, the Triduum has one.
 */
export function weekOfSeason(localDate: string, season: Season): number {
  const days = movableDays(Number(localDate.slice(0, 4)), US_CALENDAR);
  const day = dayNumber(localDate);
  const weekFrom = (sunday: number) => Math.floor((day - sunday) / 7) + 1;
  switch (season) {
    case "Advent":
      return weekFrom(days.advent);
    case "Lent":
      return Math.max(1, weekFrom(days.easter - 42));
    case "Christmas":
      return localDate.slice(5, 7) === "12" ? 1 : 2;
    case "Easter":
      return weekFrom(days.easter);
    case "Ordinary Time":
      return ordinaryWeek(days, day);
    default:
      return 1;
  }
}
