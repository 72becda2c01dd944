import { STEP } from "./citations/overlap";

/*
 * A spot is the smallest part of a work that can be selected and highlighted, as one number. In Scripture and in documents
 * it is a place: a verse or a numbered paragraph. Elsewhere a place has several passages, such as the objections of an
 * article, and a spot is one of them: place × 1000 + sequence.
 */

/** The largest spot: chapter, section and passage have three digits each. */
export const LAST_SPOT = STEP ** 3 - 1;

/** Returns whether a spot of a work is a whole place. */
function hasWholePlaces(work: string): boolean {
  return work.startsWith("bible ") || work.startsWith("document ");
}

/** Returns the spot of a passage. */
export function spotOf(work: string, { place, sequence }: { place: number; sequence: number }): number {
  return hasWholePlaces(work) ? place : place * STEP + sequence;
}

/** Returns the place that a spot of a work is in. */
export function placeOfSpot(work: string, spot: number): number {
  return hasWholePlaces(work) ? spot : Math.floor(spot / STEP);
}
