import { useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { SavedView } from "../../contract";
import { criteriaParams } from "../../domain/saved-path";

/**
 * The screen's data, and a function that fetches it anew. A revalidation of the page would do the same, but sets the
 * scroll position back to where it was at its beginning.
 */
export function useSavedView(first: SavedView) {
  const location = useLocation();
  const coming = useNavigation().location;
  const [view, setView] = useState(first);
  const { load, data } = useFetcher<SavedView | { visitor: true }>();
  const address = location.pathname + location.search;
  const refresh = useCallback(() => void load(address), [load, address]);

  useEffect(() => setView(first), [first]);
  useEffect(() => {
    if (!data || "visitor" in data) return;
    // What was asked for under other criteria came too late.
    setView((now) => (queryOf(data) === queryOf(now) ? data : now));
  }, [data]);

  const isLoading =
    coming?.pathname === location.pathname && listQuery(coming.search) !== listQuery(location.search);
  return { view, refresh, isLoading };
}

function queryOf({ criteria }: SavedView): string {
  return criteriaParams(criteria).toString();
}

function listQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("response");
  return params.toString();
}
