import { formatLocalDate } from "~/shared/dates";
import type { MoodHistoryView } from "../../contract";
import { latestMoods } from "../../domain/mood-chart";
import { MoodIcon, moodName } from "../mood-label";

/** As many as stand in one row from 640 px. */
const SHOWN = 7;

/** The latest moods side by side, from the older to today's. */
export function RecentMoods({ days }: { days: MoodHistoryView["days"] }) {
  return (
    <section aria-labelledby="recent-moods">
      <h2 id="recent-moods" className="mb-3 text-lg/7">
        The way you have come
      </h2>
      <ol className="grid grid-cols-4 gap-x-1 gap-y-4 sm:grid-cols-7">
        {latestMoods(days, SHOWN).map(({ date, mood }) => (
          <li
            key={date}
            data-mood={mood}
            className="flex min-w-0 flex-col items-center text-center text-xs/5"
          >
            <span className="mood-tint mb-1.5 grid size-12 place-items-center rounded-full">
              <MoodIcon mood={mood} className="mood-ink size-6" />
            </span>
            <span className="font-medium">{moodName(mood)}</span>
            <span className="text-muted">{formatLocalDate(date, "EEE, MMM d")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
