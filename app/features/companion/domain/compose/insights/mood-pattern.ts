import { MOODS } from "~/features/journal/domain/limits";
import { listed } from "../words/people";

/** The sentence for somebody who has not written down a mood yet. */
export const BEGINNING = "Beginning spiritual journey";

/** A sentence of the latest three moods, newest first; unknown moods are left out. */
export function moodPattern(moods: readonly string[]): string {
  const latest = moods.filter((mood) => MOODS.some((known) => known === mood)).slice(0, 3);
  if (latest.length === 0) return BEGINNING;
  return latest.length === 1 ? `The latest mood is ${latest[0]}` : `The latest moods are ${listed(latest)}`;
}
