import { weekdayOf } from "../day-number";
import type { MovableDays } from "../movable-days";
import { ordinal, weekdayName } from "../ordinals";
import { PRECEDENCE } from "../precedence";
import type { TemporalDay } from "../types";
import { feast, type Setting, solemnity, sunday, weekday } from "./build";

const CHRISTMAS: Setting = { season: "Christmas", seasonPart: "christmas", colours: ["White"] };
const OCTAVE: Setting = { ...CHRISTMAS, seasonPart: "christmas-octave" };
const AFTER_EPIPHANY: Setting = { ...CHRISTMAS, seasonPart: "after-epiphany" };

/** A day from 25 to 31 December: the octave of Christmas (Universal Norms, 35). */
export function christmasOctaveDay({ christmas, holyFamily }: MovableDays, day: number): TemporalDay {
  if (day === christmas)
    return solemnity(CHRISTMAS, "The Nativity of the Lord (Christmas)", PRECEDENCE.greatDay);
  if (day === holyFamily) return feast(OCTAVE, "The Holy Family of Jesus, Mary and Joseph");
  return octaveWeekday(day - christmas + 1);
}

/** A day from 1 January to the Baptism of the Lord (Universal Norms, 35-38). */
export function afterNewYearDay({ epiphany, baptism }: MovableDays, day: number, date: number): TemporalDay {
  if (day === epiphany) return solemnity(CHRISTMAS, "The Epiphany of the Lord", PRECEDENCE.greatDay);
  if (day === baptism) return feast(AFTER_EPIPHANY, "The Baptism of the Lord");
  if (date === 1) return octaveWeekday(8);
  const dayOfWeek = weekdayOf(day);
  if (dayOfWeek === 0) return sunday(CHRISTMAS, "Second Sunday after the Nativity");
  if (day < epiphany) return weekday(CHRISTMAS, `January ${date}`);
  return weekday(AFTER_EPIPHANY, `${weekdayName(dayOfWeek)} after the Epiphany of the Lord`);
}

function octaveWeekday(number: number): TemporalDay {
  const name = `${ordinal(number)} Day within the Octave of the Nativity of the Lord`;
  return weekday(OCTAVE, name, PRECEDENCE.privilegedWeekday);
}
