import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import type { EntryView } from "../../contract";
import { entryPath } from "../../domain/journal-paths";

/** The way to the entries beside this one. */
export function useNeighbours({ previousId, nextId }: EntryView) {
  const navigate = useNavigate();
  const { from } = useCameFrom();
  return useCallback(
    (direction: "previous" | "next") => {
      const id = direction === "previous" ? previousId : nextId;
      if (id) navigate(entryPath(id), { state: { from } });
    },
    [navigate, previousId, nextId, from],
  );
}

/** Which list the person came from, as the search part of its address. */
export function useCameFrom(): { from: string; isJustSaved: boolean } {
  const state = useLocation().state as { from?: unknown; justSaved?: unknown } | null;
  return {
    from: typeof state?.from === "string" ? state.from : "",
    isJustSaved: state?.justSaved === true,
  };
}
