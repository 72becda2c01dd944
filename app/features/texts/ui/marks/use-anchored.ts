import { type RefObject, useLayoutEffect, useRef, useState } from "react";

const GAP = 10;
/** Room for the bar at the top of the window. */
const TOP = 64;
const SIDE = 12;

/** Returns the place of a box on the page, in pixels: above some elements, or below them where there is no room above. */
export function useAnchored(box: RefObject<HTMLElement>, elements: HTMLElement[]) {
  const [place, setPlace] = useState({ top: 0, left: 0 });
  const latest = useRef(elements);
  latest.current = elements;
  const { length } = elements;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of elements is the reason to run
  useLayoutEffect(() => {
    const follow = () => {
      const [first, last] = [latest.current[0], latest.current.at(-1)];
      if (!box.current || !first || !last) return;
      const { offsetWidth, offsetHeight } = box.current;
      const { left, top } = first.getBoundingClientRect();
      const above = top - GAP - offsetHeight;
      const below = last.getBoundingClientRect().bottom + GAP;
      const isAbove = above >= TOP || below + offsetHeight > innerHeight;
      const room = document.documentElement.clientWidth - SIDE - offsetWidth;
      setPlace({
        // In view also where the elements are higher than the window.
        top: scrollY + (isAbove ? Math.max(above, TOP) : below),
        left: Math.max(SIDE, Math.min(left, room)),
      });
    };
    follow();
    // The size of the text or of the window changes.
    const resized = new ResizeObserver(follow);
    resized.observe(document.body);
    if (box.current) resized.observe(box.current);
    return () => resized.disconnect();
  }, [box, length]);
  return place;
}
