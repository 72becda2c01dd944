import { useFetcher, useLocation } from "@remix-run/react";
import { useCallback } from "react";
import type { AssistantView } from "../../domain/assistant-view";

/**
 * The screen's data, and a function that fetches it anew. A revalidation of the page would do the same, but sets the
 * scroll position back to where it was at its beginning, under the eyes of who reads an answer.
 */
export function useFreshView(first: AssistantView): { view: AssistantView; refresh: () => void } {
  const { pathname } = useLocation();
  const { load, data } = useFetcher<{ view: AssistantView } | { visitor: true }>();
  const refresh = useCallback(() => void load(pathname), [load, pathname]);
  return { view: data && "view" in data ? data.view : first, refresh };
}
