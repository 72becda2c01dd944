import { type RefObject, useEffect } from "react";

/**
 * Keeps `--keyboard` of an element at the height that the on-screen keyboard covers: the keyboard shrinks
 * only the visual viewport, and `position: fixed` knows the other one.
 */
export function useKeyboardInset(element: RefObject<HTMLElement>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      // While a person has zoomed in, the difference is not the keyboard's.
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
