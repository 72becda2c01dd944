import { useCallback, useRef, useState } from "react";
import type { SavedResponse, SavedStats } from "~/features/library/contract";
import { callApi } from "~/shared/call-api";
import { availableFilter, type SavedFilter, savedListPath } from "../../../domain/saved-filter";

export type SavedList = ReturnType<typeof useSavedList>;

interface Loaded {
  items: SavedResponse[];
  stats: SavedStats;
  filter: SavedFilter;
}

/** The newest saved responses and what they can be narrowed down to; fetched when somebody looks for them. */
export function useSavedList(onError: (error: unknown) => void) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);

  const load = async (wanted: SavedFilter): Promise<void> => {
    const ticket = ++latest.current;
    setLoading(true);
    setFailed(false);
    try {
      const [asked, stats] = await Promise.all([
        callApi<SavedResponse[]>(savedListPath(wanted)),
        callApi<SavedStats>("/api/saved-responses/stats"),
      ]);
      const filter = availableFilter(wanted, stats);
      const isAsked = filter.kind === wanted.kind && filter.denomination === wanted.denomination;
      const items = isAsked ? asked : await callApi<SavedResponse[]>(savedListPath(filter));
      if (ticket === latest.current) setLoaded({ items, stats, filter });
    } finally {
      if (ticket === latest.current) setLoading(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: loading depends on what it is given alone.
  const show = useCallback((filter: SavedFilter) => {
    load(filter).catch((error) => {
      setFailed(true);
      onError(error);
    });
  }, []);

  return {
    loaded,
    isLoading,
    hasFailed,
    show,
    /** Fetches what is shown once more, where anything was. */
    refresh: () => loaded && show(loaded.filter),
  };
}
