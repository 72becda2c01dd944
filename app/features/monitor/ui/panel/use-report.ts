import { useCallback, useEffect, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, isUnauthorized } from "~/shared/call-api";
import type { MonitorReport } from "../../contract";

export interface ReportData {
  /** Null until it is there, and where it could not be loaded. */
  report: MonitorReport | null;
  hasFailed: boolean;
  load: () => void;
}

/** What the monitor shows, loaded when it opens. A failure is told to the console. */
export function useReport(): ReportData {
  const [report, setReport] = useState<MonitorReport | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const signInAgain = useSignInAgain();

  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      setReport(await callApi<MonitorReport>("/api/debug/logs"));
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      console.error("Failed to load the error monitor", error);
      setHasFailed(true);
    }
  }, [signInAgain]);

  useEffect(() => {
    load();
  }, [load]);

  return { report, hasFailed, load };
}
