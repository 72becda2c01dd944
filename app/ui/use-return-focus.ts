import { useRef } from "react";

/**
 * Gives the focus back to where it was before a dialog opened. Radix gives it to the dialog's trigger, which a
 * controlled dialog does not have. Spread over the dialog's content.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
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
