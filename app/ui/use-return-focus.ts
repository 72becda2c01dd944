import { type RefObject, useRef } from "react";

/**
 * Gives the focus back to where it was before a dialog opened. Radix gives it to the dialog's trigger, which a
 * controlled dialog does not have. Spread over the dialog's content. `first`: what has the focus while it is open,
 * where that is not the first control.
 */
export function useReturnFocus(first?: RefObject<HTMLElement>) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      // What opened it may be gone by now, such as the card of a deleted entry, or never had the focus: then the
      // dialog's trigger or the screen decides.
      const { current } = before;
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
      event.preventDefault();
      current.focus();
    },
  };
}
