import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Loading } from "~/ui/loading";
import type { MonitorReport } from "../../contract";
import type { ReportData } from "./use-report";

export interface ReportStateProps extends ReportData {
  children: (report: MonitorReport) => ReactNode;
}

/** What a tab shows: the report, that it is on its way, or that it could not be loaded. */
export function ReportState({ report, hasFailed, load, children }: ReportStateProps) {
  if (hasFailed) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">This could not be loaded.</p>
        <Button size="sm" variant="secondary" onClick={load}>
          Try again
        </Button>
      </div>
    );
  }
  return report ? children(report) : <Loading text="Loading..." className="py-4!" />;
}
