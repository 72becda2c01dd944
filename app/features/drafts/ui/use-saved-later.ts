import { useCallback, useEffect, useRef, useState } from "react";

/** While a browser believes to be online and no answer comes: how often it is tried again. */
const AGAIN_MS = 30_000;

/** What is said when words cannot be saved for want of a network. */
export const SAVED_LATER =
  "You are offline. Your words are kept in this browser and will be saved when the network is back.";

export interface SavedLater {
  /** Words wait for the network. */
  isWaiting: boolean;
  /**
   * Tells whether a failed save is one for want of a network; if so, it is tried again, once the network is back and as
   * long as the page is open.
   */
  waitsFor: (error: unknown) => boolean;
  /** Saved, or failed for good: nothing waits any more. */
  settle: () => void;
}

/** Saves what a lost network kept from being saved. `save` is asked anew each time, for the words as they are then. */
export function useSavedLater(save: () => void): SavedLater {
  const [isWaiting, setWaiting] = useState(false);
  const waiting = useRef(false);
  const latest = useRef(save);
  latest.current = save;

  const put = useCallback((next: boolean) => {
    waiting.current = next;
    setWaiting(next);
  }, []);

  useEffect(() => {
    if (!isWaiting) return;
    const again = () => {
      if (navigator.onLine) latest.current();
    };
    addEventListener("online", again);
    const timer = setInterval(again, AGAIN_MS);
    return () => {
      removeEventListener("online", again);
      clearInterval(timer);
    };
  }, [isWaiting]);

  return {
    isWaiting,
    waitsFor: useCallback(
      (error) => {
        // A call without an answer is a TypeError (fetch); a network that has just come back may drop the first one.
        const isLost = error instanceof TypeError && (!navigator.onLine || waiting.current);
        if (isLost) put(true);
        return isLost;
      },
      [put],
    ),
    settle: useCallback(() => put(false), [put]),
  };
}
