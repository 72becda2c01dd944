import { useEffect, useRef } from "react";
import type { EntrySummary } from "../../contract";
import { focusEntry } from "./use-earlier-entries";

/**
 * When the entry that holds the focus leaves the list (restored, no longer bookmarked), the focus goes to the one
 * that takes its place, or to the list itself. Give the ref to the element around the entries.
 */
export function useFocusKeeper(entries: EntrySummary[]) {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<{ id: string; index: number } | null>(null);
  const count = useRef(entries.length);

  useEffect(() => {
    const box = ref.current;
    const hold = (event: FocusEvent) => {
      const card = (event.target as Element).closest<HTMLElement>("[data-entry]");
      const id = card?.dataset.entry;
      held.current = id ? { id, index: entries.findIndex((entry) => entry.id === id) } : null;
    };
    box?.addEventListener("focusin", hold);
    return () => box?.removeEventListener("focusin", hold);
  }, [entries]);

  useEffect(() => {
    const hasBecomeEmpty = entries.length === 0 && count.current > 0;
    count.current = entries.length;
    if (document.activeElement !== document.body) return;
    if (hasBecomeEmpty) ref.current?.focus({ preventScroll: true });
    if (!held.current || entries.some((entry) => entry.id === held.current?.id)) return;
    const heir = entries[held.current.index] ?? entries.at(-1);
    if (heir) focusEntry(heir.id);
  }, [entries]);

  return ref;
}
