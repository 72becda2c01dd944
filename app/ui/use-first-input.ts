import { useEffect } from "react";

/** Calls back once, with the first touch or key on the page: then what may be needed can still be fetched. */
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
