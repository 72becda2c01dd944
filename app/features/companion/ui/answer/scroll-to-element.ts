/** Brings an element to the top of the window and gives it the focus; without motion for who wants none. */
export function scrollToElement(element: HTMLElement | null): void {
  if (!element) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "start" });
}
