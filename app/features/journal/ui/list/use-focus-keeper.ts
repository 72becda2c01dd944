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
    if (document.activeElement !== document.body || !held.current) return;
    const { id, index } = held.current;
    if (entries.some((entry) => entry.id === id)) return;
    const heir = entries[index] ?? entries.at(-1);
    if (heir) focusEntry(heir.id);
    else ref.current?.focus({ preventScroll: true });
  }, [entries]);

  return ref;
}
