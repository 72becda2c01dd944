import { useSyncExternalStore } from "react";

/** From here on the list has a second column. */
const WIDE = "(width >= 64rem)";

/** Whether the screen has room for two columns. The server, which cannot know, answers yes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
