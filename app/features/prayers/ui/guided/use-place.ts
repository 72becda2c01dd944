import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useUserId } from "~/features/shell/ui/use-root-data";
import type { Guide } from "../../domain/guides/guide";
import { lengthOf } from "../../domain/guides/place";
import { keepPlace, keptPlace } from "./place-storage";

/** The place in a guide: found again on the same day, kept at every step. */
export function usePlace(guide: Guide, today: string) {
  const userId = useUserId();
  const length = lengthOf(guide);
  const [position, setPosition] = useState(0);
  const [isResumed, setIsResumed] = useState(false);
  const latest = useRef({ position: 0, isCounted: false });

  // Before the first paint of the browser's own, so that nobody reads a step that goes away.
  useLayoutEffect(() => {
    latest.current = keptPlace(userId, today, guide.id, length);
    const { position: kept } = latest.current;
    setPosition(kept);
    setIsResumed(kept > 0 && kept < length);
  }, [userId, today, guide.id, length]);

  const go = useCallback(
    (to: number) => {
      const position = Math.min(length, Math.max(0, to));
      latest.current = { ...latest.current, position };
      setPosition(position);
      setIsResumed(false);
      keepPlace(userId, today, guide.id, latest.current);
    },
    [userId, today, guide.id, length],
  );

  return {
    position,
    length,
    /** Whether the page opened in the middle of the prayer, until the first step from there. */
    isResumed,
    next: useCallback(() => go(latest.current.position + 1), [go]),
    back: useCallback(() => go(latest.current.position - 1), [go]),
    startOver: useCallback(() => go(0), [go]),
    isCounted: useCallback(() => latest.current.isCounted, []),
    setCounted: useCallback(
      (isCounted: boolean) => {
        latest.current = { ...latest.current, isCounted };
        keepPlace(userId, today, guide.id, latest.current);
      },
      [userId, today, guide.id],
    ),
  };
}
