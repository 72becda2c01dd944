import { lazy, Suspense, useEffect, useState } from "react";
import { formatLocalDate } from "~/shared/dates";
import { Card, CardHeader } from "~/ui/card";
import { Skeleton } from "~/ui/skeleton";
import type { MoodHistoryView } from "../../contract";
import { latestMoods, type MoodShare } from "../../domain/mood-chart";
import { MoodIcon, moodName } from "../mood-label";

// On demand: the chart library weighs more than the whole journal, and only this panel needs it.
const MoodCharts = lazy(() => import("./mood-charts").catch(() => ({ default: ChartsMissing })));

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
            <span className="max-w-full font-medium wrap-anywhere">{moodName(mood)}</span>
            <span className="text-muted">{formatLocalDate(date, "EEE, MMM d")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The moods of the last 14 days as bars and as a pie; screen readers get the same as tables. */
export function MoodHistory({ days, shares }: { days: Days; shares: MoodShare[] }) {
  // The charts measure their place, which only a browser can.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <Card as="section" aria-label={TITLE}>
      <CardHeader title={TITLE} description="Each day shows its latest mood." />
      {/* As high as the bars and the pie: nothing moves when they come. */}
      <div className="min-h-96">
        {isMounted && (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <MoodCharts days={days} shares={shares} legend={<MoodLegend shares={shares} />} />
          </Suspense>
        )}
      </div>
      {/* A table ignores the height that hides it: the box around it keeps the page from growing. */}
      <div className="sr-only">
        <MoodTable
          caption={TITLE}
          head={["Day", "Mood"]}
          rows={days.map(({ date, mood }) => [
            formatLocalDate(date, "EEEE, MMMM d"),
            mood ? moodName(mood) : "No mood",
          ])}
        />
        <MoodTable
          caption="Moods by share"
          head={["Mood", "Days", "Share"]}
          rows={shares.map(({ mood, count, percent }) => [
            moodName(mood),
            String(count),
            `${Math.round(percent)}%`,
          ])}
        />
      </div>
    </Card>
  );
}

function ChartsMissing() {
  return <p className="py-8 text-center text-sm text-muted">The charts could not be loaded.</p>;
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

function MoodTable({ caption, head, rows }: { caption: string; head: string[]; rows: string[][] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
