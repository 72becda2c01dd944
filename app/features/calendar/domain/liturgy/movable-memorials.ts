import type { MovableDays } from "./movable-days";
import { PRECEDENCE } from "./precedence";
import type { RankedCelebration } from "./types";

const MOTHER_OF_THE_CHURCH: RankedCelebration = {
  name: "The Blessed Virgin Mary, Mother of the Church",
  rank: "Memorial",
  colours: ["White"],
  precedence: PRECEDENCE.memorial,
};

export const IMMACULATE_HEART: RankedCelebration = {
  name: "The Immaculate Heart of the Blessed Virgin Mary",
  rank: "Memorial",
  colours: ["White"],
  precedence: PRECEDENCE.memorial,
};

/** Possible on Saturdays of Ordinary Time without an obligatory memorial (Universal Norms, 15). */
export const MARY_ON_SATURDAY: RankedCelebration = {
  name: "Saturday Memorial of the Blessed Virgin Mary",
  rank: "Optional Memorial",
  colours: ["White"],
  precedence: PRECEDENCE.optionalMemorial,
};

/** Returns the memorial whose date depends on Easter: the Monday after Pentecost, or the day after the Sacred Heart. */
export function movableMemorial(days: MovableDays, day: number): RankedCelebration | null {
  if (day === days.easter + 50) return MOTHER_OF_THE_CHURCH;
  return day === days.sacredHeart + 1 ? IMMACULATE_HEART : null;
}
