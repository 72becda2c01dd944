import { useLocation, useNavigate } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSwipeable } from "react-swipeable";
import { LinkButton } from "~/ui/link-button";
import { usePlainKey } from "~/ui/use-plain-key";
import type { EntryView } from "../../contract";
import { entryPath } from "../../domain/journal-paths";

/** How far a swipe must go, in pixels. */
const SWIPE_PX = 50;

/** Links to the newer and the older entry; they wrap around at the ends. */
export function EntryNeighbours({ view: { previousId, nextId }, from }: { view: EntryView; from: string }) {
  if (!previousId || !nextId) return null;
  const shared = { state: { from }, prefetch: "intent", variant: "secondary" } as const;
  return (
    <nav
      aria-label="Entries"
      className="mt-10 flex justify-between gap-3 border-t border-line pt-5 print:hidden"
    >
      <LinkButton
        {...shared}
        to={entryPath(previousId)}
        rel="prev"
        icon={<ChevronLeft aria-hidden />}
        aria-label="Previous entry"
      >
        Previous
      </LinkButton>
      <LinkButton
        {...shared}
        to={entryPath(nextId)}
        rel="next"
        className="flex-row-reverse"
        icon={<ChevronRight aria-hidden />}
        aria-label="Next entry"
      >
        Next
      </LinkButton>
    </nav>
  );
}

/**
 * Opens the neighbours by arrow keys and by swipes: left for the next entry, right for the previous one, unless a swipe
 * is mostly vertical. Returns the handlers of the element to swipe on.
 */
export function useNeighbourGestures({ previousId, nextId }: EntryView) {
  const navigate = useNavigate();
  const { from } = useCameFrom();
  const go = (id: string | null) => {
    if (id) navigate(entryPath(id), { state: { from } });
  };
  usePlainKey(({ key, shiftKey }) => {
    if (key === "ArrowLeft" && !shiftKey) go(previousId);
    if (key === "ArrowRight" && !shiftKey) go(nextId);
  });
  return useSwipeable({
    onSwiped: ({ absX, absY, deltaX, event }) => {
      if (absX <= SWIPE_PX || absX <= absY || scrollsSideways(event.target)) return;
      go(deltaX < 0 ? nextId : previousId);
    },
  });
}

/** Whether the swipe scrolls a wide block of code. */
function scrollsSideways(target: EventTarget | null): boolean {
  const block = target instanceof Element ? target.closest("pre") : null;
  return block !== null && block.scrollWidth > block.clientWidth;
}

/** Returns the query of the list that the person came from, and whether they have just saved the entry. */
export function useCameFrom(): { from: string; isJustSaved: boolean } {
  const state = useLocation().state as { from?: unknown; justSaved?: unknown } | null;
  return {
    from: typeof state?.from === "string" ? state.from : "",
    isJustSaved: state?.justSaved === true,
  };
}
