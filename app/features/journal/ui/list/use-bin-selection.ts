import { useState } from "react";
import type { EntrySummary } from "../../contract";
import type { Choice } from "./entry-card";

/** Which entries of the bin are chosen; null while none can be. */
export function useBinSelection(entries: EntrySummary[]) {
  const [asked, setAsked] = useState<ReadonlySet<string> | null>(null);
  // What has left the list meanwhile is no longer chosen.
  const chosen = entries.filter((entry) => asked?.has(entry.id)).map((entry) => entry.id);
  const choice: Choice = {
    isChosen: (id) => asked?.has(id) ?? false,
    toggle: (id) =>
      setAsked((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
  return {
    isSelecting: asked !== null,
    chosen,
    choice,
    start: () => setAsked(new Set()),
    selectAll: () => setAsked(new Set(entries.map((entry) => entry.id))),
    cancel: () => setAsked(null),
  };
}
