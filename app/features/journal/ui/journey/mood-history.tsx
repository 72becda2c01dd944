import { formatLocalDate } from "~/shared/dates";
import { Card, CardHeader } from "~/ui/card";
import type { MoodHistoryView } from "../../contract";
import { latestMoods, type MoodShare } from "../../domain/mood-chart";
import { MoodIcon, moodName } from "../mood-label";
import { MoodBars, MoodPie } from "./mood-charts";

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
      <CardHeader title={TITLE} description="Each day shows its latest mood." />
      <div className="grid gap-8">
        <MoodBars days={days} />
        <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_16rem]">
          <MoodPie shares={shares} />
          <MoodLegend shares={shares} />
        </div>
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
