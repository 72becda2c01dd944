import type { GuideId } from "./guide";

/** How far somebody has come in a guide on one day, as the browser keeps it. */
export interface KeptPlace {
  position: number;
  /** Whether the finished guide has been counted as Scripture read. */
  isCounted: boolean;
}

const PREFIX = "acolyte:guided-prayer";

/** The name under which the browser keeps a user's place in a guide of a day (yyyy-MM-dd). */
export function placeKey(userId: string, localDate: string, guide: GuideId): string {
  return `${PREFIX}:${userId}:${localDate}:${guide}`;
}

/** Whether a key keeps a place of the same user on another day: it is of no use any more. */
export function isPastPlace(key: string, userId: string, localDate: string): boolean {
  return key.startsWith(`${PREFIX}:${userId}:`) && !key.startsWith(`${PREFIX}:${userId}:${localDate}:`);
}

/** A kept place; the beginning for anything else. `length` is the number of the guide's positions. */
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
