import { clsx } from "clsx";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/** Touch devices and narrow windows, where the tools and the save button are at the bottom of the screen. */
export const THUMB_QUERY = "(pointer: coarse), (width < 48rem)";

/** The same as classes, which the server can render. */
export const thumbOnlyClass = "hidden max-md:block pointer-coarse:block";
export const thumbNeverClass = "max-md:hidden pointer-coarse:hidden";

export interface ThumbBarProps {
  /** Receives the place for the editor's tools. */
  slotRef: (slot: HTMLElement | null) => void;
  /** Receives the place above the bar, for the companion's buttons. */
  aboveRef: (slot: HTMLElement | null) => void;
  /** At the right, such as the save button. */
  action: ReactNode;
}

/** The bar within reach of the thumb, above the navigation or above the on-screen keyboard while that is open. */
export function ThumbBar({ slotRef, aboveRef, action }: ThumbBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  return (
    <>
      {/* Room for the bar at the end of the page. */}
      <div aria-hidden="true" className={clsx("h-20", thumbOnlyClass)} />
      <div
        ref={bar}
        className={clsx(
          "fixed inset-x-0 bottom-[max(var(--keyboard,0px),calc(var(--bottom-bar)+env(safe-area-inset-bottom)))] z-30 border-t border-line bg-card lg:left-(--rail) print:hidden",
          thumbOnlyClass,
        )}
      >
        <div ref={aboveRef} className="pointer-events-none absolute inset-x-0 bottom-full" />
        <div className="mx-auto flex h-15 max-w-page items-center gap-2 px-2">
          <div ref={slotRef} className="h-full min-w-0 grow" />
          {action}
        </div>
      </div>
    </>
  );
}

/**
 * Sets `--keyboard` of an element to the height that the on-screen keyboard covers: the keyboard shrinks only the
 * visual viewport, and `position: fixed` follows the layout viewport.
 */
function useKeyboardInset(element: RefObject<HTMLElement>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      // A zoomed page has a smaller viewport too.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.current?.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    follow();
    viewport.addEventListener("resize", follow);
    viewport.addEventListener("scroll", follow);
    return () => {
      viewport.removeEventListener("resize", follow);
      viewport.removeEventListener("scroll", follow);
    };
  }, [element]);
}
