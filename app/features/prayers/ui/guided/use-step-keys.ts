import { useEffect } from "react";

const FIELDS = "input, textarea, select, [contenteditable]";
const PRESSED_BY_SPACE = "button, a, summary, [role=switch]";

interface Steps {
  next: () => void;
  back: () => void;
  leave: () => void;
}

/** Right arrow and space go on, left arrow goes back, Escape leaves; typing in a field does none of it. */
export function useStepKeys({ next, back, leave }: Steps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (event.key === "Escape") return leave();
      if (target?.closest(FIELDS)) return;
      if (event.key === "ArrowRight") return next();
      if (event.key === "ArrowLeft") return back();
      if (event.key !== " " || target?.closest(PRESSED_BY_SPACE)) return;
      event.preventDefault();
      next();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [next, back, leave]);
}
