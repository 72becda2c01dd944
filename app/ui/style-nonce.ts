let known: string | undefined;

/**
 * The page's CSP nonce for the `<style>` elements that Radix makes in the browser: the select list takes
 * it as a property, the scroll lock of modals (react-remove-scroll) looks for it in `__webpack_nonce__`.
 * Browsers hide the attribute but keep the property readable to scripts of the page.
 */
export function useStyleNonce(): string | undefined {
  if (!known && typeof document !== "undefined") {
    known = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
    if (known) Object.assign(globalThis, { __webpack_nonce__: known });
  }
  return known;
}
