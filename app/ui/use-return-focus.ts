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
      // What opened it may be gone by now, such as the card of a deleted entry: then the screen decides.
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}
