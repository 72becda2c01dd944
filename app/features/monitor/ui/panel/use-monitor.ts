import { useCallback, useEffect, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, isUnauthorized } from "~/shared/call-api";
import type { MonitorView } from "../../contract";

export interface MonitorData {
  /** Null until it is there, and where it could not be loaded. */
  view: MonitorView | null;
  hasFailed: boolean;
  load: () => void;
}

/** What the monitor shows, loaded when it opens. A failure is told to the console. */
export function useMonitor(): MonitorData {
  const [view, setView] = useState<MonitorView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const signInAgain = useSignInAgain();

  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      setView(await callApi<MonitorView>("/api/debug/logs"));
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      console.error("Failed to load the error monitor", error);
      setHasFailed(true);
    }
  }, [signInAgain]);

  useEffect(() => {
    load();
  }, [load]);

  return { view, hasFailed, load };
}
