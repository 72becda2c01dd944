import { useCallback, useEffect, useRef, useState } from "react";

/** The time between retries while the browser thinks that it is online. */
const AGAIN_MS = 30_000;

/** The toast when words cannot be saved without a network. */
export const SAVED_LATER =
  "You're offline. Your writing is kept in this browser and will be saved once you're back online.";

export interface SavedLater {
  /** Whether words wait for the network. */
  isWaiting: boolean;
  /** Returns whether a save failed for lack of a network; if so, it is retried while the page is open. */
  waitsFor: (error: unknown) => boolean;
  /** Ends the retries, once the words are saved or refused. */
  settle: () => void;
}

/** Retries saves that failed for lack of a network. `save` is called again each time, with the words of that moment. */
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
        // fetch reports a call without a response as a TypeError; a network that has just returned may drop the first.
        const isLost = error instanceof TypeError && (!navigator.onLine || waiting.current);
        if (isLost) put(true);
        return isLost;
      },
      [put],
    ),
    settle: useCallback(() => put(false), [put]),
  };
}
