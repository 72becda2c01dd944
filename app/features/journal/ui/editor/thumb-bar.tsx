import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { thumbOnlyClass } from "./thumb-layout";
import { useKeyboardInset } from "./use-keyboard-inset";

/**
 * The bar at the thumb: the editor puts its tools into the slot as soon as it is there, the action (save) stands
 * at the right from the beginning, the companion's buttons float above it. Above the navigation, or above the on-screen keyboard while that is open.
 */
export function ThumbBar({
  slotRef,
  aboveRef,
  action,
}: {
  slotRef: (slot: HTMLElement | null) => void;
  /** Where the companion's buttons go: above the bar. */
  aboveRef: (slot: HTMLElement | null) => void;
  action: ReactNode;
}) {
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
