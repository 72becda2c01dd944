import { useEffect, useRef } from "react";

/** Control or Command with S or Enter saves, wherever the focus is on the screen but in a dialog. */
export function useSaveShortcut(save: () => void) {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isMod || (event.key !== "Enter" && event.key.toLowerCase() !== "s")) return;
      const isInDialog = (event.target as Element).closest?.('[role="dialog"], [role="alertdialog"]');
      if (isInDialog) return;
      event.preventDefault();
      // Before the editor, which would break the line.
      event.stopPropagation();
      if (!event.repeat) latest.current();
    };
    document.addEventListener("keydown", handle, { capture: true });
    return () => document.removeEventListener("keydown", handle, { capture: true });
  }, []);
}
