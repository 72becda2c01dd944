import saints from "#content/saints";
import { PRECEDENCE } from "./precedence";
import type { Colour, FixedRank, LiturgicalOptions, RankedCelebration } from "./types";

/** A celebration with a date of its own, as content/calendar/saints has it. */
export interface WrittenDay {
  /** MM-dd */
  date: string;
  name: string;
  rank: FixedRank;
  /** White unless given. */
  color?: Colour;
  /**
   * The one calendar that has it; without it both have. A day of the general calendar alone is one that the United
   * States keep on another date or in another rank.
   */
  calendar?: LiturgicalOptions["calendar"];
}

/** A celebration with a date of its own. */
export interface FixedDay extends RankedCelebration {
  /** MM-dd */
  date: string;
  calendar?: LiturgicalOptions["calendar"];
}

const GENERAL: Record<FixedRank, number> = {
  Solemnity: PRECEDENCE.solemnity,
  "Feast of the Lord": PRECEDENCE.feastOfTheLord,
  Feast: PRECEDENCE.feast,
  Memorial: PRECEDENCE.memorial,
  "Optional Memorial": PRECEDENCE.optionalMemorial,
};
/** Feasts and memorials of the United States alone give way to those of the whole Church. */
const PROPER = { ...GENERAL, Feast: PRECEDENCE.properFeast, Memorial: PRECEDENCE.properMemorial };

/** Every celebration with a date of its own: the General Roman Calendar with the proper of the United States. */
export const FIXED_DAYS: readonly FixedDay[] = saints.map(({ date, name, rank, color, calendar }) => ({
  date,
  name,
  rank: rank === "Feast of the Lord" ? "Feast" : rank,
  colours: [color ?? "White"],
  precedence: (calendar === "us" ? PROPER : GENERAL)[rank],
  calendar,
}));

const byDate = { us: group("us"), general: group("general") };

/** Returns the celebrations of a calendar on a date (MM-dd), those of the higher place first. */
export function fixedDaysOn(calendar: LiturgicalOptions["calendar"], date: string): readonly FixedDay[] {
  return byDate[calendar].get(date) ?? [];
}

function group(calendar: LiturgicalOptions["calendar"]): Map<string, FixedDay[]> {
  const grouped = new Map<string, FixedDay[]>();
  const kept = FIXED_DAYS.filter((day) => day.calendar === undefined || day.calendar === calendar);
  for (const day of kept.toSorted((one, other) => one.precedence - other.precedence))
    grouped.set(day.date, [...(grouped.get(day.date) ?? []), day]);
  return grouped;
}
