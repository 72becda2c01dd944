import { weekdayOf } from "../day-number";
import type { MovableDays } from "../movable-days";
import { ordinal, weekdayName } from "../ordinals";
import { PRECEDENCE } from "../precedence";
import type { TemporalDay } from "../types";
import { type Setting, solemnity, sunday, weekday } from "./build";

const EASTER: Setting = { season: "Easter", seasonPart: "easter", colours: ["White"] };
const OCTAVE: Setting = { ...EASTER, seasonPart: "easter-octave" };
const BEFORE_PENTECOST: Setting = { ...EASTER, seasonPart: "before-pentecost" };
const PENTECOST: Setting = { ...EASTER, colours: ["Red"] };

/** A day from Easter Sunday to Pentecost (Universal Norms, 22-26). */
export function easterDay({ easter, ascension }: MovableDays, day: number): TemporalDay {
  const fromEaster = day - easter;
  const name = weekdayName(weekdayOf(day));
  if (fromEaster === 0)
    return solemnity(EASTER, "Easter Sunday of the Resurrection of the Lord", PRECEDENCE.triduum);
  if (fromEaster < 7) return solemnity(OCTAVE, `${name} within the Octave of Easter`, PRECEDENCE.greatDay);
  if (fromEaster === 7) return sunday(OCTAVE, "Second Sunday of Easter (Sunday of Divine Mercy)");
  if (fromEaster === 49) return solemnity(PENTECOST, "Pentecost Sunday", PRECEDENCE.greatDay);
  if (day === ascension) return solemnity(EASTER, "The Ascension of the Lord", PRECEDENCE.greatDay);
  const setting = day > ascension ? BEFORE_PENTECOST : EASTER;
  const week = ordinal(Math.floor(fromEaster / 7) + 1);
  if (name === "Sunday") return sunday(setting, `${week} Sunday of Easter`);
  return weekday(setting, `${name} of the ${week} Week of Easter`);
}
