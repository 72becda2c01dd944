import { useCallback, useEffect, useRef, useState } from "react";

export type CountdownState = "ready" | "running" | "paused" | "over";

/** Counts seconds down by the clock, so that a tab is right when it wakes from sleep. Calls `onEnd` once, at zero. */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [state, setState] = useState<CountdownState>("ready");
  const [left, setLeft] = useState(seconds);
  const latestEnd = useRef(onEnd);
  latestEnd.current = onEnd;
  const latestLeft = useRef(left);
  latestLeft.current = left;

  useEffect(() => {
    if (state !== "running") return;
    const endsAt = Date.now() + latestLeft.current * 1000;
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(remaining);
      if (remaining > 0) return;
      clearInterval(timer);
      setState("over");
      latestEnd.current();
    }, 250);
    return () => clearInterval(timer);
  }, [state]);

  return {
    state,
    left,
    start: useCallback((from?: number) => {
      if (from !== undefined) setLeft(from);
      setState("running");
    }, []),
    pause: useCallback(() => setState("paused"), []),
  };
}
