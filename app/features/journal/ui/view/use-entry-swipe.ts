import { useSwipeable } from "react-swipeable";

/** How far a finger must go, in pixels. */
const THRESHOLD_PX = 50;

/** A swipe to the left leads to the next entry, to the right to the previous one; never a mostly vertical one. */
export function useEntrySwipe(go: (direction: "previous" | "next") => void) {
  return useSwipeable({
    onSwiped: ({ absX, absY, deltaX, event }) => {
      if (absX <= THRESHOLD_PX || absX <= absY || scrollsSideways(event.target)) return;
      go(deltaX < 0 ? "next" : "previous");
    },
  });
}

/** A wide block of code is scrolled by the same movement. */
function scrollsSideways(target: EventTarget | null): boolean {
  const block = target instanceof Element ? target.closest("pre") : null;
  return block !== null && block.scrollWidth > block.clientWidth;
}
