import type { Guide, GuideStep } from "./guide";

/** A place in a guided prayer. Steps and repetitions are counted from 0. */
export interface Place {
  stepIndex: number;
  step: GuideStep;
  /** The repetition of a prayer that is said several times. */
  time: number;
}

/** Returns the number of positions of a guide: one for each step, and one for each repetition within it. */
export function lengthOf({ steps }: Pick<Guide, "steps">): number {
  return steps.reduce((sum, { times = 1 }) => sum + times, 0);
}

/** Returns the place at a position; `null` at the end, where the prayer is finished, and outside. */
export function placeAt({ steps }: Pick<Guide, "steps">, position: number): Place | null {
  let first = 0;
  for (const [stepIndex, step] of steps.entries()) {
    const { times = 1 } = step;
    if (position >= first && position < first + times) return { stepIndex, step, time: position - first };
    first += times;
  }
  return null;
}
