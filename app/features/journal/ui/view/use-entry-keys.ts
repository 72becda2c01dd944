import { useEffect } from "react";

const BUSY = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";

/** Left and right arrow lead to the entries beside, unless the keys belong to a field or an open dialog. */
export function useEntryKeys(go: (direction: "previous" | "next") => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const isTaken = event.target instanceof Element && event.target.closest(BUSY);
      if (isTaken || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      go(event.key === "ArrowLeft" ? "previous" : "next");
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [go]);
}
