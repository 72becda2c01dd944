import { useLayoutEffect, useRef, useState } from "react";

/** The width of the tools, in pixels. */
const WIDTH = 200;
const GAP = 10;
/** Below the bar at the top of the window. */
const TOP = 68;

/**
 * Returns the place on the page, in pixels, of tools beside the text that some elements are in, at their height; `null`
 * where no margin has room for them.
 */
export function useBeside(elements: HTMLElement[]): { top: number; left: number; width: number } | null {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);
  const latest = useRef(elements);
  latest.current = elements;
  const { length } = elements;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of elements is the reason to run
  useLayoutEffect(() => {
    const follow = () => {
      const [first] = latest.current;
      const [text, main] = [first?.closest("article"), first?.closest("main")];
      if (!first || !text || !main) return;
      const { left, right } = text.getBoundingClientRect();
      const hasRightRoom = right + WIDTH + 2 * GAP <= document.documentElement.clientWidth;
      const hasLeftRoom = left - WIDTH - 2 * GAP >= main.getBoundingClientRect().left;
      // In view also where the first one is not.
      const top = scrollY + Math.max(first.getBoundingClientRect().top, TOP);
      if (hasRightRoom) setPlace({ top, left: right + GAP });
      else setPlace(hasLeftRoom ? { top, left: left - WIDTH - GAP } : null);
    };
    follow();
    // The size of the text or of the window changes.
    const resized = new ResizeObserver(follow);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [length]);
  return place && { ...place, width: WIDTH };
}
