import type { GuideId } from "../../domain/guides/guide";
import { isPastPlace, type KeptPlace, placeKey, readPlace } from "../../domain/guides/kept-place";

/** How far a user has come in a guide today, as this browser knows it. */
export function keptPlace(userId: string, today: string, guide: GuideId, length: number): KeptPlace {
  try {
    return readPlace(localStorage.getItem(placeKey(userId, today, guide)), length);
  } catch {
    // Blocked by the browser's settings: then a prayer begins anew.
    return readPlace(null, length);
  }
}

/** Keeps a place, and forgets those of other days. */
export function keepPlace(userId: string, today: string, guide: GuideId, place: KeptPlace): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isPastPlace(key, userId, today)) localStorage.removeItem(key);
    }
    localStorage.setItem(placeKey(userId, today, guide), JSON.stringify(place));
  } catch {
    // Blocked or full: the place lasts as long as the page.
  }
}
