import { weekdayOf } from "~/shared/dates";
import { type LiturgicalDay, liturgicalDay } from "../liturgy/liturgical-day";
import type { Season } from "../liturgy/types";
import { ADVENT_WEEKS, LATE_ADVENT_DAYS } from "./advent";
import { CHRISTMAS_DAYS, CHRISTMAS_WEEKS } from "./christmas";
import { EASTER_DAYS, EASTER_WEEKS_FROM_SECOND } from "./easter";
import { FEASTS_FROM_AUGUST, FEASTS_TO_JULY, MOVABLE_FEASTS } from "./feasts";
import { LENT_DAYS, LENT_WEEKS } from "./lent";
import { ORDINARY_WEEKS_TO_17 } from "./ordinary-weeks-1-to-17";
import { ORDINARY_WEEKS_FROM_18 } from "./ordinary-weeks-18-to-34";
import { BE_STILL, type Verse } from "./verse";
import { weekOfSeason } from "./week-of-season";

/** Days with a verse of their own, by the name of what they are kept as. */
export const NAMED_DAYS: ReadonlyMap<string, Verse> = new Map(
  [
    LATE_ADVENT_DAYS,
    CHRISTMAS_DAYS,
    LENT_DAYS,
    EASTER_DAYS,
    MOVABLE_FEASTS,
    FEASTS_TO_JULY,
    FEASTS_FROM_AUGUST,
  ].flatMap((days) => Object.entries(days)),
);

/** The verses of all other days, by season and week. */
export const WEEKS: Readonly<Partial<Record<Season, readonly Verse[][]>>> = {
  Advent: ADVENT_WEEKS,
  Christmas: CHRISTMAS_WEEKS,
  Lent: LENT_WEEKS,
  // Nothing for the first week: the octave's days have names.
  Easter: [[], ...EASTER_WEEKS_FROM_SECOND],
  "Ordinary Time": [...ORDINARY_WEEKS_TO_17, ...ORDINARY_WEEKS_FROM_18],
};

/** How far one weekday's verse lies from the next one's: it divides no season's number, so that no week repeats a verse. */
const STEP = 7;

/**
 * The verse of a day (yyyy-MM-dd): that of the feast it is kept as, else of its week. A Sunday opens with the first verse of
 * the week; the weekdays walk on through the season from there. Psalm 46:10 where the table has nothing.
 */
export function verseOfDay(localDate: string, day: LiturgicalDay = liturgicalDay(localDate)): Verse {
  return NAMED_DAYS.get(day.chosen.name) ?? verseOfWeek(localDate, day.season) ?? BE_STILL;
}

function verseOfWeek(localDate: string, season: Season): Verse | undefined {
  const weeks = WEEKS[season] ?? [];
  const all = weeks.flat();
  const first = weeks.slice(0, weekOfSeason(localDate, season) - 1).flat().length;
  return all[(first + STEP * weekdayOf(localDate)) % all.length];
}
