import type { GuideId } from "./guide";

/** The progress in a guide on one day, as the browser keeps it. */
export interface KeptPlace {
  position: number;
  /** Whether the finished guide has been counted as Scripture read. */
  isCounted: boolean;
}

const PREFIX = "acolyte:guided-prayer";

/** Returns the name under which the browser keeps a user's place in a guide of a day (yyyy-MM-dd). */
export function placeKey(userId: string, localDate: string, guide: GuideId): string {
  return `${PREFIX}:${userId}:${localDate}:${guide}`;
}

/** Returns whether a key keeps a place of the same user on another day, which is of no more use. */
export function isPastPlace(key: string, userId: string, localDate: string): boolean {
  return key.startsWith(`${PREFIX}:${userId}:`) && !key.startsWith(`${PREFIX}:${userId}:${localDate}:`);
}

/** Returns a kept place; the beginning for anything else. `length` is the number of the guide's positions. */
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
