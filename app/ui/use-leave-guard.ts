import { type Location, useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";

export interface LeaveGuard {
  /** A link or Back was followed and waits for the answer. */
  isAsking: boolean;
  /** Stays on the page. */
  stay: () => void;
  /** Goes where the person wanted to go. */
  leave: () => void;
}

/**
 * Holds a navigation while something on the page is not saved; closing the page makes the browser ask. `isDirty` is
 * asked at that moment. Show a question while `isAsking`.
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
