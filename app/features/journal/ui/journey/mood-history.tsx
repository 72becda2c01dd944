import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { formatLocalDate } from "~/shared/dates";
import { Card, CardHeader } from "~/ui/card";
import { Skeleton } from "~/ui/skeleton";
import type { MoodHistoryView } from "../../contract";
import { latestMoods, type MoodShare } from "../../domain/mood-chart";
import { MoodIcon, moodName } from "../mood-label";

// On demand: the chart library weighs more than the whole journal, and only this panel needs it.
const charts = () => import("./mood-charts");
const MoodBars = lazy(() => charts().then(({ MoodBars }) => ({ default: MoodBars }), chartMissing));
const MoodPie = lazy(() => charts().then(({ MoodPie }) => ({ default: MoodPie }), chartMissing));

/** How many moods fit into one row from 640 px on. */
const RECENT = 7;

const TITLE = "Spiritual Journey - Last 14 Days";

type Days = MoodHistoryView["days"];

/** The latest moods side by side, oldest first. */
export function RecentMoods({ days }: { days: Days }) {
  return (
    <section aria-labelledby="recent-moods">
      <h2 id="recent-moods" className="mb-3 text-lg/7">
        Your latest moods
      </h2>
      <ol className="-mx-2 grid grid-cols-4 gap-y-4 sm:mx-0 sm:grid-cols-7">
        {latestMoods(days, RECENT).map(({ date, mood }) => (
          <li
            key={date}
            data-mood={mood}
            className="flex min-w-0 flex-col items-center text-center text-xs/5"
          >
            <span className="mood-tint mb-1.5 grid size-12 place-items-center rounded-full">
              <MoodIcon mood={mood} size={24} className="mood-ink" />
            </span>
            <span className="font-medium">{moodName(mood)}</span>
            <span className="text-muted">{formatLocalDate(date, "EEE, MMM d")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The moods of the last 14 days as bars and as a pie; screen readers get the same as tables. */
export function MoodHistory({ days, shares }: { days: Days; shares: MoodShare[] }) {
  return (
    <Card as="section" aria-label={TITLE}>
      <CardHeader title={TITLE} description="Each day shows the mood of its latest entry." />
      <div className="grid gap-8">
        <ChartBox className="h-36" skeletonClass="h-full w-full">
          <MoodBars days={days} />
        </ChartBox>
        <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_16rem]">
          <ChartBox className="h-52" skeletonClass="mx-auto size-40 rounded-full">
            <MoodPie shares={shares} />
          </ChartBox>
          <MoodLegend shares={shares} />
        </div>
      </div>
      <MoodTables days={days} shares={shares} />
    </Card>
  );
}

interface ChartBoxProps {
  className: string;
  skeletonClass: string;
  children: ReactNode;
}

/** Keeps the place of a chart, which is drawn only in the browser. */
function ChartBox({ className, skeletonClass, children }: ChartBoxProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <div aria-hidden className={className}>
      {isMounted && <Suspense fallback={<Skeleton className={skeletonClass} />}>{children}</Suspense>}
    </div>
  );
}

function chartMissing() {
  return {
    default: () => <p className="py-8 text-center text-sm text-muted">The chart could not be loaded.</p>,
  };
}

function MoodLegend({ shares }: { shares: MoodShare[] }) {
  return (
    <ul aria-hidden className="grid gap-2 text-sm">
      {shares.map(({ mood, count, percent }) => (
        <li key={mood} data-mood={mood} className="flex items-center gap-2">
          <span className="mood-tint grid size-7 shrink-0 place-items-center rounded-full">
            <MoodIcon mood={mood} className="mood-ink" />
          </span>
          <span className="flex-1">{moodName(mood)}</span>
          <span className="whitespace-nowrap text-muted tabular-nums">
            {count} {count === 1 ? "day" : "days"} · {Math.round(percent)}%
          </span>
        </li>
      ))}
    </ul>
  );
}

function MoodTables({ days, shares }: { days: Days; shares: MoodShare[] }) {
  return (
    // A table ignores the height that hides it: the box around it keeps the page from growing.
    <div className="sr-only">
      <table>
        <caption>{TITLE}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Mood</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, mood }) => (
            <tr key={date}>
              <th scope="row">{formatLocalDate(date, "EEEE, MMMM d")}</th>
              <td>{mood ? moodName(mood) : "No mood"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Moods by share</caption>
        <thead>
          <tr>
            <th scope="col">Mood</th>
            <th scope="col">Days</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ mood, count, percent }) => (
            <tr key={mood}>
              <th scope="row">{moodName(mood)}</th>
              <td>{count}</td>
              <td>{Math.round(percent)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
