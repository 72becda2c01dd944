import { createContext, useContext, useMemo, useState } from "react";
import type { EntryPages } from "../domain/entry-pages";

/** State of the list that outlives other modes: the pages fetched so far, and whether its calendar is open. */
export interface ListMemory {
  pages: EntryPages | null;
  setPages: (change: (pages: EntryPages | null) => EntryPages | null) => void;
  isCalendarOpen: boolean;
  setCalendarOpen: (open: boolean) => void;
}

export const ListMemoryContext = createContext<ListMemory | null>(null);

/** Creates the memory that the journal screen provides to its modes. */
export function useNewListMemory(): ListMemory {
  const [pages, setPages] = useState<EntryPages | null>(null);
  const [isCalendarOpen, setCalendarOpen] = useState(true);
  return useMemo(() => ({ pages, setPages, isCalendarOpen, setCalendarOpen }), [pages, isCalendarOpen]);
}

/** Returns the list's memory, within the journal screen. */
export function useListMemory(): ListMemory {
  const memory = useContext(ListMemoryContext);
  if (!memory) throw new Error("useListMemory needs the journal screen above it");
  return memory;
}
