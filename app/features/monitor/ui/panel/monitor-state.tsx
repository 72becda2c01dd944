import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Loading } from "~/ui/loading";
import type { MonitorView } from "../../contract";
import type { MonitorData } from "./use-monitor";

export interface MonitorStateProps extends MonitorData {
  children: (view: MonitorView) => ReactNode;
}

/** What a tab shows: the view, that it is on its way, or that it could not be loaded. */
export function MonitorState({ view, hasFailed, load, children }: MonitorStateProps) {
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
  return view ? children(view) : <Loading text="Loading..." className="py-4!" />;
}
