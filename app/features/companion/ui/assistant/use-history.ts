import { useState } from "react";
import { callApi } from "~/shared/call-api";

const HISTORY = "/api/acolyte/history";

export type HistoryActions = ReturnType<typeof useHistory>;

interface HistoryEvents {
  /** Fetches the history anew. */
  refresh: () => void;
  onError: (error: unknown) => void;
  /** After items are gone: one by its id, or all. */
  onRemoved: (id: string | "all") => void;
}

/** Deleting from the history: one item or all. Every action tells whether it succeeded. */
export function useHistory({ refresh, onError, onRemoved }: HistoryEvents) {
  const [isBusy, setBusy] = useState(false);

  const run = async (path: string, what: string | "all"): Promise<boolean> => {
    setBusy(true);
    try {
      await callApi(path, { method: "DELETE" });
    } catch (error) {
      onError(error);
      return false;
    } finally {
      setBusy(false);
    }
    onRemoved(what);
    refresh();
    return true;
  };

  return {
    isBusy,
    clear: () => run(HISTORY, "all"),
    remove: (id: string) => run(`${HISTORY}/${id}`, id),
  };
}
