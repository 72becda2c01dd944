import { weekdayOf } from "../day-number";
import type { MovableDays } from "../movable-days";
import { ordinal, weekdayName } from "../ordinals";
import type { TemporalDay } from "../types";
import { type Setting, solemnity, sunday, weekday } from "./build";

const ORDINARY: Setting = { season: "Ordinary Time", seasonPart: "ordinary", colours: ["Green"] };
const OF_THE_LORD: Setting = { ...ORDINARY, colours: ["White"] };

/** A day of Ordinary Time, with the solemnities of the Lord that fall in it (Universal Norms, 43-44). */
export function ordinaryDay(days: MovableDays, day: number): TemporalDay {
  const solemn = solemnityOfTheLord(days, day);
  if (solemn) return solemnity(OF_THE_LORD, solemn);
  const week = ordinal(weekOf(days, day));
  const dayOfWeek = weekdayOf(day);
  if (dayOfWeek === 0) return sunday(ORDINARY, `${week} Sunday in Ordinary Time`);
  return weekday(ORDINARY, `${weekdayName(dayOfWeek)} of the ${week} Week in Ordinary Time`);
}

function solemnityOfTheLord(days: MovableDays, day: number): string | null {
  if (day === days.easter + 56) return "The Most Holy Trinity";
  if (day === days.corpusChristi) return "The Most Holy Body and Blood of Christ (Corpus Christi)";
  if (day === days.sacredHeart) return "The Most Sacred Heart of Jesus";
  if (day === days.advent - 7) return "Our Lord Jesus Christ, King of the Universe";
  return null;
}

/** Before Lent counted on from the Baptism of the Lord; after Pentecost backwards from Advent, before which the 34th ends. */
function weekOf({ easter, baptism, advent }: MovableDays, day: number): number {
  if (day > easter) return 35 - Math.ceil((advent - day) / 7);
  return Math.floor((day - (baptism - weekdayOf(baptism))) / 7) + 1;
}
