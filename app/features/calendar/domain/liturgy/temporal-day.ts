import { dayNumberOf } from "./day-number";
import type { MovableDays } from "./movable-days";
import { adventDay } from "./seasons/advent";
import { afterNewYearDay, christmasOctaveDay } from "./seasons/christmas";
import { easterDay } from "./seasons/easter";
import { lentDay } from "./seasons/lent";
import { ordinaryDay } from "./seasons/ordinary-time";
import type { TemporalDay } from "./types";

/** Returns a day of a civil year in the temporal cycle, without saints and fixed solemnities. */
export function temporalDay(year: number, days: MovableDays, day: number): TemporalDay {
  if (day <= days.baptism) return afterNewYearDay(days, day, day - dayNumberOf(year, 1, 1) + 1);
  if (day >= days.christmas) return christmasOctaveDay(days, day);
  if (day >= days.advent) return adventDay(days, day);
  const fromEaster = day - days.easter;
  if (fromEaster >= -46 && fromEaster < 0) return lentDay(days, day);
  if (fromEaster >= 0 && fromEaster <= 49) return easterDay(days, day);
  return ordinaryDay(days, day);
}
