import { weekdayOf } from "../day-number";
import type { MovableDays } from "../movable-days";
import { ordinal, weekdayName } from "../ordinals";
import { PRECEDENCE } from "../precedence";
import type { TemporalDay } from "../types";
import { type Setting, sunday, weekday } from "./build";

const ADVENT: Setting = { season: "Advent", seasonPart: "advent", colours: ["Purple"] };
const GAUDETE: Setting = { ...ADVENT, colours: ["Rose", "Purple"] };
const LATE_ADVENT: Setting = { ...ADVENT, seasonPart: "late-advent" };

/** A day from the First Sunday of Advent to 24 December (Universal Norms, 39-42). */
export function adventDay({ advent, christmas }: MovableDays, day: number): TemporalDay {
  const week = Math.floor((day - advent) / 7) + 1;
  const dayOfWeek = weekdayOf(day);
  if (dayOfWeek === 0) return sunday(week === 3 ? GAUDETE : ADVENT, `${ordinal(week)} Sunday of Advent`);
  const untilChristmas = christmas - day;
  if (untilChristmas <= 8)
    return weekday(LATE_ADVENT, `December ${25 - untilChristmas}`, PRECEDENCE.privilegedWeekday);
  return weekday(ADVENT, `${weekdayName(dayOfWeek)} of the ${ordinal(week)} Week of Advent`);
}
