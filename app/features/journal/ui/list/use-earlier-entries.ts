import { useEffect, useMemo, useRef, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import { addPage, type EntryPage, type EntryPages, joinPages, listKey } from "../../domain/entry-pages";
import type { ListScreenView } from "../journal-mode";
import { useListMemory } from "../list-memory";

/**
 * The list with the pages fetched so far, and the way to the next. The place on the page is kept and the keyboard
 * goes on at the first entry that came.
 */
export function useEarlierEntries(list: ListScreenView) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const { pages, setPages } = useListMemory();
  const [isLoading, setLoading] = useState(false);
  const arrival = useRef<string | null>(null);
  const key = listKey(list.filter, list.anchorDate);
  const shown: EntryPages = useMemo(() => joinPages(pages, key, list), [pages, key, list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is the event, not an input.
  useEffect(() => {
    if (!arrival.current) return;
    focusEntry(arrival.current);
    arrival.current = null;
  }, [shown]);

  const showEarlier = async () => {
    const search = new URLSearchParams({ filter: list.filter, before: shown.entries.at(-1)!.id });
    if (list.anchorDate) search.set("date", list.anchorDate);
    setLoading(true);
    try {
      const page = await callApi<EntryPage>(`/api/prayer-journal/pages?${search}`);
      arrival.current = page.entries[0]?.id ?? null;
      setPages(() => addPage(shown, page));
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
      else toast({ title: "Error", description: "Failed to fetch entries", variant: "destructive" });
    } finally {
      setLoading(false);
    }
  };

  return { ...shown, isLoading, showEarlier };
}

/** Moves the focus to an entry of the list, without scrolling. */
export function focusEntry(id: string) {
  document
    .querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"] :is(a, input)`)
    ?.focus({ preventScroll: true });
}
