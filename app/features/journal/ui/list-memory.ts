import { createContext, useContext, useMemo, useState } from "react";
import type { EntryPages } from "../domain/entry-pages";

/** What the list keeps while another mode is shown: the pages fetched so far, and whether its calendar is open. */
export interface ListMemory {
  pages: EntryPages | null;
  setPages: (change: (pages: EntryPages | null) => EntryPages | null) => void;
  isCalendarOpen: boolean;
  setCalendarOpen: (open: boolean) => void;
}

export const ListMemoryContext = createContext<ListMemory | null>(null);

/** A memory for the journal screen, to provide to all its modes. */
export function useNewListMemory(): ListMemory {
  const [pages, setPages] = useState<EntryPages | null>(null);
  const [isCalendarOpen, setCalendarOpen] = useState(true);
  return useMemo(() => ({ pages, setPages, isCalendarOpen, setCalendarOpen }), [pages, isCalendarOpen]);
}

/** The list's memory, inside the journal screen. */
export function useListMemory(): ListMemory {
  const memory = useContext(ListMemoryContext);
  if (!memory) throw new Error("useListMemory needs the journal screen above it");
  return memory;
}
