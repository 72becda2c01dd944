/** Sentences before the Amen for the lengths 1 to 5. */
const SENTENCES = [2, 3, 4, 6, 8] as const;

/** The shortest and the longest length of a prayer. */
export const PRAYER_LENGTHS = { shortest: 1, longest: SENTENCES.length } as const;

/** How many sentences a prayer of a length from 1 to 5 has before its "Amen."; a number outside is brought inside. */
export function sentencesOf(length: number): number {
  return SENTENCES[lengthIndex(length)]!;
}

/** The place of a length in a list for the lengths 1 to 5; what is no number counts as 3. */
export function lengthIndex(length: number): number {
  return Number.isFinite(length) ? Math.min(4, Math.max(0, Math.round(length) - 1)) : 2;
}
