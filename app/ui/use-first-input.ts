import { useEffect } from "react";

/** Calls back once, on the first touch or key press on the page: time to fetch code that may be needed later. */
export function useFirstInput(callback: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const first = () => {
      stop.abort();
      callback();
    };
    addEventListener("pointerdown", first, { signal: stop.signal });
    addEventListener("keydown", first, { signal: stop.signal });
    return () => stop.abort();
  }, [callback]);
}
