import { useEffect, useRef } from "react";

/** Elements that use keys themselves. */
const KEY_USERS = "input, textarea, select, [contenteditable], [role=menu]";

/** Calls back for a key pressed without modifiers, outside of fields and menus and while no dialog is open. */
export function usePlainKey(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(KEY_USERS)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      latest.current(event);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
