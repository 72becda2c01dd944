import type { Guide, GuideStep } from "./guide";

/** A place in a guided prayer. Steps and repetitions are counted from 0. */
export interface Place {
  stepIndex: number;
  step: GuideStep;
  /** The repetition, for a prayer that is said several times. */
  time: number;
}

/** Returns the number of positions of a guide: one for each step and each repetition within it. */
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

/** The progress in a guide on one day, as the browser stores it. */
export interface KeptPlace {
  position: number;
  /** Whether the finished guide has been counted as Scripture read. */
  isCounted: boolean;
}

const PREFIX = "acolyte:guided-prayer";

/** Returns the name of a guide among all that can be prayed on a day: with other verses it is another one. */
export function guideName({ id, selected }: Pick<Guide, "id" | "selected">): string {
  return selected ? `${id}:${selected}` : id;
}

/** Returns the key under which the browser stores a user's place in a guide, by its name, on a day (yyyy-MM-dd). */
export function placeKey(userId: string, localDate: string, guide: string): string {
  return `${PREFIX}:${userId}:${localDate}:${guide}`;
}

/** Returns whether a key belongs to a place of the same user on another day, which is no longer needed. */
export function isPastPlace(key: string, userId: string, localDate: string): boolean {
  return key.startsWith(`${PREFIX}:${userId}:`) && !key.startsWith(`${PREFIX}:${userId}:${localDate}:`);
}

/** Parses a stored place; anything invalid is the beginning. `length` is the number of positions in the guide. */
export function readPlace(kept: string | null, length: number): KeptPlace {
  const beginning = { position: 0, isCounted: false };
  try {
    const value = JSON.parse(kept ?? "") as Partial<KeptPlace> | null;
    const position = value?.position;
    if (!Number.isInteger(position) || position! < 0 || position! > length) return beginning;
    return { position: position!, isCounted: value?.isCounted === true };
  } catch {
    return beginning;
  }
}
