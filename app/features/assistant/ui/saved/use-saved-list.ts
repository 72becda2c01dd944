import { useCallback, useEffect, useRef, useState } from "react";
import type { SavedResponse, SavedStats } from "~/features/library/contract";
import { useReportFailure } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { availableFilter, type SavedFilter, savedListPath } from "../../domain/saved-filter";
import type { ThreadState } from "../use-thread";

export type SavedList = ReturnType<typeof useSavedList>;

interface Loaded {
  items: SavedResponse[];
  stats: SavedStats;
  filter: SavedFilter;
}

/** The newest saved responses and their filters, loaded when the panel opens. */
export function useSavedList() {
  const report = useReportFailure();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);

  /** Loads and shows the responses of a filter. */
  const show = useCallback(
    async (wanted: SavedFilter): Promise<void> => {
      const ticket = ++latest.current;
      setLoading(true);
      setFailed(false);
      try {
        const [found, stats] = await Promise.all([
          callApi<SavedResponse[]>(savedListPath(wanted)),
          callApi<SavedStats>("/api/saved-responses/stats"),
        ]);
        const filter = availableFilter(wanted, stats);
        const isWanted = filter.kind === wanted.kind && filter.denomination === wanted.denomination;
        const items = isWanted ? found : await callApi<SavedResponse[]>(savedListPath(filter));
        if (ticket === latest.current) setLoaded({ items, stats, filter });
      } catch (error) {
        setFailed(true);
        void report(error, { text: "Failed to fetch responses" });
      } finally {
        if (ticket === latest.current) setLoading(false);
      }
    },
    [report],
  );

  return {
    loaded,
    isLoading,
    hasFailed,
    show,
    /** Loads the shown responses again, if any. */
    refresh: () => loaded && void show(loaded.filter),
  };
}

/** The saved response that is shown in place of a thread; the next question closes it. */
export function useOpenSaved({ thread, close }: ThreadState, { loaded }: SavedList) {
  const [chosen, setChosen] = useState<SavedResponse | null>(null);
  const isAsking = thread !== null;
  useEffect(() => {
    if (isAsking) setChosen(null);
  }, [isAsking]);
  const open = (saved: SavedResponse) => {
    close();
    setChosen(saved);
  };
  const fresh = loaded?.items.find(({ id }) => id === chosen?.id) ?? chosen;
  return { saved: isAsking ? null : fresh, open, close: () => setChosen(null) };
}
