import { type RefObject, useLayoutEffect, useState } from "react";

const GAP = 10;
/** Room for the bar at the top of the window. */
const TOP = 64;
const SIDE = 12;

/** Returns the place of a box on the page, in pixels: above an element, or below it where there is no room above. */
export function useAnchored(box: RefObject<HTMLElement>, anchor: HTMLElement | null) {
  const [place, setPlace] = useState({ top: 0, left: 0 });
  useLayoutEffect(() => {
    if (!anchor) return;
    const follow = () => {
      if (!box.current) return;
      const { offsetWidth, offsetHeight } = box.current;
      const { top, bottom, left } = anchor.getBoundingClientRect();
      const above = top - GAP - offsetHeight;
      const room = document.documentElement.clientWidth - SIDE - offsetWidth;
      setPlace({
        top: scrollY + (above >= TOP ? above : bottom + GAP),
        left: Math.max(SIDE, Math.min(left, room)),
      });
    };
    follow();
    // The size of the text or of the window changes.
    const resized = new ResizeObserver(follow);
    resized.observe(document.body);
    if (box.current) resized.observe(box.current);
    return () => resized.disconnect();
  }, [box, anchor]);
  return place;
}
