import { useEffect, useState } from "react";
import { callApi } from "~/shared/call-api";
import { LIBRARY_LIMITS, type SavedResponse, type SavedView } from "../../contract";
import { criteriaParams } from "../../domain/saved-path";

export type LaterPages = ReturnType<typeof useLaterPages>;

/** The pages of the list after the first, as far as they were asked for. A new first page begins anew. */
export function useLaterPages({ criteria, next: first }: SavedView, onError: (error: unknown) => void) {
  const [later, setLater] = useState<SavedResponse[]>([]);
  const [next, setNext] = useState(first);
  const [isPending, setPending] = useState(false);
  const query = criteriaParams(criteria).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other criteria are another list.
  useEffect(() => {
    setLater([]);
    setNext(first);
  }, [first, query]);

  const load = async () => {
    if (!next || isPending) return;
    setPending(true);
    const params = criteriaParams(criteria);
    params.set("before", next);
    try {
      const page = await callApi<SavedResponse[]>(`/api/saved-responses?${params}`);
      setLater((before) => [...before, ...page]);
      setNext(page.length === LIBRARY_LIMITS.pageSize ? (page.at(-1)?.id ?? null) : null);
    } catch (error) {
      onError(error);
    } finally {
      setPending(false);
    }
  };

  return { later, hasMore: next !== null, isPending, load };
}
