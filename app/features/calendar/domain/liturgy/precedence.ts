import type { Celebration, RankedCelebration } from "./types";

/** The table of liturgical days by their order of precedence (Universal Norms on the Liturgical Year, 59). */
export const PRECEDENCE = {
  triduum: 1,
  greatDay: 2,
  solemnity: 3,
  feastOfTheLord: 5,
  sunday: 6,
  feast: 7,
  properFeast: 8,
  privilegedWeekday: 9,
  memorial: 10,
  properMemorial: 11,
  optionalMemorial: 12,
  weekday: 13,
} as const;

/** Returns whether a celebration replaces everything else on its day, as solemnities, Sundays and feasts do. */
export function standsAlone({ precedence }: { precedence: number }): boolean {
  return precedence < PRECEDENCE.privilegedWeekday;
}

/** Returns the celebration of the highest precedence; among equals, the first. */
export function highest<C extends RankedCelebration>(first: C, others: C[]): C {
  return others.reduce((best, other) => (other.precedence < best.precedence ? other : best), first);
}

/** Returns a celebration without its precedence. */
export function plain({ name, rank, colours }: Celebration): Celebration {
  return { name, rank, colours };
}
