import { useFetcher } from "@remix-run/react";
import { useCallback } from "react";
import type { CompanionStatus } from "~/features/companion/contract";
import type { CollectionView } from "../../contract";

/**
 * What is known of the companion, and a function that asks again: after a call, or a decision about consent. The page
 * itself is not loaded anew, which would undo what was fetched of the list and move the scroll position.
 */
export function useStatus(first: CompanionStatus): { status: CompanionStatus; refresh: () => void } {
  const { load, data } = useFetcher<CollectionView | { visitor: true }>();
  const refresh = useCallback(() => void load("/prayer"), [load]);
  return { status: data && "status" in data ? data.status : first, refresh };
}
