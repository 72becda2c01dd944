import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { callApi } from "~/shared/call-api";
import { type Guide, isScriptureGuide } from "../../domain/guides/guide";
import {
  guideName,
  isPastPlace,
  type KeptPlace,
  lengthOf,
  placeKey,
  readPlace,
} from "../../domain/guides/place";

/** The place in a guide: restored on the same day, stored at every step. A finished guide on Scripture is counted once a day. */
export function usePlace(guide: Guide, today: string) {
  const userId = useUserId();
  const length = lengthOf(guide);
  const name = guideName(guide);
  const [position, setPosition] = useState(0);
  const [isResumed, setIsResumed] = useState(false);
  const latest = useRef<KeptPlace>({ position: 0, isCounted: false });

  // Before the browser paints, so that no other step flashes up.
  useLayoutEffect(() => {
    latest.current = keptPlace(userId, today, name, length);
    const { position: kept } = latest.current;
    setPosition(kept);
    setIsResumed(kept > 0 && kept < length);
  }, [userId, today, name, length]);

  const keep = useCallback(
    (change: Partial<KeptPlace>) => {
      latest.current = { ...latest.current, ...change };
      keepPlace(userId, today, name, latest.current);
    },
    [userId, today, name],
  );

  const go = useCallback(
    (to: number) => {
      const next = Math.min(length, Math.max(0, to));
      setPosition(next);
      setIsResumed(false);
      keep({ position: next });
    },
    [length, keep],
  );

  const isFinished = position === length;
  useEffect(() => {
    if (!isFinished || !isScriptureGuide(guide.id) || latest.current.isCounted) return;
    keep({ isCounted: true });
    // A failed call is repeated when the end is opened again.
    callApi("/api/prayers/guided", { method: "POST", body: { guide: guide.id } }).catch(() =>
      keep({ isCounted: false }),
    );
  }, [guide.id, isFinished, keep]);

  return {
    position,
    length,
    /** Whether the page opened in the middle of the prayer, until the next step. */
    isResumed,
    next: useCallback(() => go(latest.current.position + 1), [go]),
    back: useCallback(() => go(latest.current.position - 1), [go]),
    startOver: useCallback(() => go(0), [go]),
  };
}

/** Returns how far a user has come in a guide, by its name, today in this browser. */
export function keptPlace(userId: string, today: string, guide: string, length: number): KeptPlace {
  try {
    return readPlace(localStorage.getItem(placeKey(userId, today, guide)), length);
  } catch {
    // The browser's settings block storage: the prayer starts over.
    return readPlace(null, length);
  }
}

/** Stores a place, and deletes those of other days. */
function keepPlace(userId: string, today: string, guide: string, place: KeptPlace): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isPastPlace(key, userId, today)) localStorage.removeItem(key);
    }
    localStorage.setItem(placeKey(userId, today, guide), JSON.stringify(place));
  } catch {
    // Blocked or full: the place lasts as long as the page.
  }
}
