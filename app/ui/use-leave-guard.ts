import { type Location, useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";

export interface LeaveGuard {
  /** A navigation by link or Back is held. */
  isAsking: boolean;
  /** Stays on the page. */
  stay: () => void;
  /** Continues the navigation. */
  leave: () => void;
}

/**
 * Holds a navigation while `isDirty` returns true at that moment; closing the page makes the browser ask.
 * Show a question while `isAsking`.
 */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: Record<"currentLocation" | "nextLocation", Location>) =>
        // The skip link changes only the fragment.
        currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search &&
        isDirty(),
      [isDirty],
    ),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty()) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return {
    isAsking: blocker.state === "blocked",
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
