import { type KeyboardEvent, type RefObject, useRef } from "react";

/** The classes of the shade behind a modal. */
export const scrimClass =
  "fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

let hasNonce = false;

/**
 * Hands the page's CSP nonce to the `<style>` element of Radix' scroll lock (react-remove-scroll), which looks for it
 * in `__webpack_nonce__`. Browsers hide the attribute but let scripts of the page read the property.
 */
function shareStyleNonce(): void {
  if (hasNonce || typeof document === "undefined") return;
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  hasNonce = Boolean(nonce);
}

/**
 * Corrects Radix' keyboard behaviour for a modal: spread `content` over its content, set `closeButton` as the ref of
 * the button that closes it.
 *
 * - Escape closes the modal in which it is pressed. Radix hands the key to the top layer only, which a new toast is too.
 * - Closing returns the focus to where it was. Radix returns it to a trigger, and a controlled modal has none.
 *
 * @param initialFocus the element to focus when the modal opens; its first control by default
 */
export function useModal(initialFocus?: RefObject<HTMLElement>) {
  shareStyleNonce();
  const closeButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  const content = {
    onKeyDown({ key, target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>) {
      // Popups opened from the modal are elsewhere in the document; Radix closes them.
      const isWithin = target instanceof Node && currentTarget.contains(target);
      if (key === "Escape" && isWithin && !defaultPrevented) closeButton.current?.click();
    },
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      // The opener may be gone, such as the card of a deleted entry: then the screen decides.
      const { current } = opener;
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
      event.preventDefault();
      current.focus();
    },
  };
  return { closeButton, content };
}
