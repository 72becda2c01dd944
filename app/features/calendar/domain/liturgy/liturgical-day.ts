import { dayNumber, weekdayOf } from "./day-number";
import { type FixedDay, fixedDaysOn } from "./fixed-days";
import { type MovableDays, movableDays } from "./movable-days";
import { IMMACULATE_HEART, MARY_ON_SATURDAY, movableMemorial } from "./movable-memorials";
import { movedSolemnities } from "./moved-solemnities";
import { highest, PRECEDENCE, plain, standsAlone } from "./precedence";
import { temporalDay } from "./temporal-day";
import {
  type Celebration,
  type Colour,
  type LiturgicalOptions,
  type RankedCelebration,
  type Season,
  type SeasonPart,
  type TemporalDay,
  US_CALENDAR,
} from "./types";
import { usDay } from "./us-days";

/** A day of the Church's calendar. */
export interface LiturgicalDay {
  season: Season;
  seasonPart: SeasonPart;
  /** The celebration of the day, never an optional memorial. */
  chosen: Celebration;
  /** The chosen celebration, then those that may be kept or commemorated instead. */
  celebrations: readonly Celebration[];
}

interface LiturgicalYear {
  days: MovableDays;
  moved: Map<number, FixedDay>;
}

const years = new Map<string, LiturgicalYear>();

/** Returns a day (yyyy-MM-dd) in a calendar. The movable days of a year are computed once and cached. */
export function liturgicalDay(localDate: string, options: LiturgicalOptions = US_CALENDAR): LiturgicalDay {
  const year = Number(localDate.slice(0, 4));
  const date = localDate.slice(5);
  const { days, moved } = liturgicalYear(year, options);
  const day = dayNumber(localDate);
  const weekday = weekdayOf(day);
  const temporal = temporalDay(year, days, day);
  const others: RankedCelebration[] = fixedDaysOn(options.calendar, date).filter(
    (fixed) => fixed.rank !== "Solemnity" || fixed.precedence < temporal.precedence,
  );
  const movable = movableMemorial(days, day);
  if (movable) others.unshift(movable);
  const transferred = moved.get(day);
  if (transferred) others.unshift(transferred);
  const kept = celebrationsOf(temporal, others, weekday);
  const national = options.calendar === "us" && !standsAlone(kept[0]) ? usDay(date, weekday) : null;
  const celebrations: Celebration[] = kept.map(plain);
  if (national) celebrations.push(national);
  return { season: temporal.season, seasonPart: temporal.seasonPart, chosen: plain(kept[0]), celebrations };
}

/** Returns the season of a local day (yyyy-MM-dd) in a calendar. */
export function seasonOf(localDate: string, options?: LiturgicalOptions): Season {
  return liturgicalDay(localDate, options).season;
}

/** Returns the color of a local day (yyyy-MM-dd) as the design tokens name it. White days are shown in gold. */
export function accentOf(localDate: string, options?: LiturgicalOptions): Lowercase<Colour> {
  return liturgicalDay(localDate, options).chosen.colours[0].toLowerCase() as Lowercase<Colour>;
}

function liturgicalYear(year: number, options: LiturgicalOptions): LiturgicalYear {
  const { calendar, epiphany, ascension, corpusChristi } = options;
  const key = `${year} ${calendar} ${epiphany} ${ascension} ${corpusChristi}`;
  const known = years.get(key);
  if (known) return known;
  const days = movableDays(year, options);
  const made = { days, moved: movedSolemnities(year, days, calendar) };
  years.set(key, made);
  return made;
}

/** Returns the celebrations of a day, the chosen one first (Universal Norms, 14-16, 59 and 60). */
function celebrationsOf(
  temporal: TemporalDay,
  others: RankedCelebration[],
  weekday: number,
): [RankedCelebration, ...RankedCelebration[]] {
  const first = highest<RankedCelebration>(temporal, others);
  if (standsAlone(first)) return [first];
  if (first === temporal && temporal.precedence === PRECEDENCE.privilegedWeekday)
    return [temporal, ...others.map((other) => commemorated(other, temporal))];
  const memorials = others.filter((other) => other.rank === "Memorial");
  // Notification of 8 December 1998: the Immaculate Heart and a memorial that meets it are both optional that year.
  if (memorials.length > 1 && memorials.includes(IMMACULATE_HEART))
    return [temporal, ...others.map(madeOptional)];
  // Among other memorials on one day, the Mother of the Church takes precedence (notification of 24 March 2018).
  if (memorials[0]) return [memorials[0]];
  const isMarysDay = weekday === 6 && temporal.season === "Ordinary Time";
  return [temporal, ...others, ...(isMarysDay ? [MARY_ON_SATURDAY] : [])];
}

function commemorated(celebration: RankedCelebration, { colours }: TemporalDay): RankedCelebration {
  return { ...celebration, rank: "Commemoration", colours };
}

function madeOptional(celebration: RankedCelebration): RankedCelebration {
  return { ...celebration, rank: "Optional Memorial" };
}
