import { lazy, Suspense, useEffect, useState } from "react";
import { Skeleton } from "~/ui/skeleton";
import type { MoodHistoryView } from "../../contract";
import type { MoodShare } from "../../domain/mood-chart";
import { MoodLegend } from "./mood-legend";

// On demand: the chart library weighs more than the whole journal, and only this panel needs it.
const MoodBars = lazy(() => import("./mood-bars").catch(() => ({ default: ChartMissing })));
const MoodPie = lazy(() => import("./mood-pie").catch(() => ({ default: ChartMissing })));

export interface MoodChartsProps {
  days: MoodHistoryView["days"];
  shares: MoodShare[];
}

/** The bars and the pie, drawn in the browser alone; their places are kept from the first paint on. */
export function MoodCharts({ days, shares }: MoodChartsProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <div className="grid gap-8">
      <div aria-hidden className="h-36">
        {isMounted && (
          <Suspense fallback={<Skeleton className="h-full w-full" />}>
            <MoodBars days={days} />
          </Suspense>
        )}
      </div>
      <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <div aria-hidden className="h-52">
          {isMounted && (
            <Suspense fallback={<Skeleton className="mx-auto size-40 rounded-full" />}>
              <MoodPie shares={shares} />
            </Suspense>
          )}
        </div>
        <MoodLegend shares={shares} />
      </div>
    </div>
  );
}

function ChartMissing() {
  return <p className="py-8 text-center text-sm text-muted">The chart could not be loaded.</p>;
}
