import { dayNumber, monthDayOf } from "./day-number";
import { FIXED_DAYS, type FixedDay, fixedDaysOn } from "./fixed-days";
import type { MovableDays } from "./movable-days";
import { standsAlone } from "./precedence";
import { temporalDay } from "./temporal-day";
import type { LiturgicalOptions } from "./types";

const SOLEMNITIES = FIXED_DAYS.filter((day) => day.rank === "Solemnity");

/** Returns the solemnities of a year that move to another day, by the number of that day. */
export function movedSolemnities(
  year: number,
  days: MovableDays,
  calendar: LiturgicalOptions["calendar"],
): Map<number, FixedDay> {
  const moved = new Map<number, FixedDay>();
  for (const solemnity of SOLEMNITIES) {
    const own = dayNumber(`${year}-${solemnity.date}`);
    const impeding = temporalDay(year, days, own);
    if (impeding.precedence > solemnity.precedence) continue;
    const isFree = (day: number) =>
      !standsAlone(temporalDay(year, days, day)) &&
      !fixedDaysOn(calendar, monthDayOf(day)).some(standsAlone) &&
      !moved.has(day);
    moved.set(dayOfMoved(solemnity.date, own, days, isFree), solemnity);
  }
  return moved;
}

/**
 * Returns the new day of a solemnity whose own day is taken (Universal Norms, 5, 56 and 60). The Annunciation moves from
 * Holy Week or the octave of Easter to the Monday after the octave, Saint Joseph from Holy Week to the Saturday before.
 * A solemnity on the Sacred Heart moves to the day before, as the Congregation for Divine Worship ruled on John the
 * Baptist in 2022. All others move to the next free day: the Monday, after a Sunday of Advent, Lent or Easter.
 */
function dayOfMoved(date: string, own: number, days: MovableDays, isFree: (day: number) => boolean): number {
  const { easter, sacredHeart } = days;
  if (date === "03-25" && own >= easter - 7) return easter + 8;
  if (date === "03-19" && own >= easter - 7) return easter - 8;
  if (own === sacredHeart && isFree(own - 1)) return own - 1;
  let day = own + 1;
  while (!isFree(day)) day += 1;
  return day;
}
