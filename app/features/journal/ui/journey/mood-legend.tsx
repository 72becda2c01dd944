import type { MoodShare } from "../../domain/mood-chart";
import { MoodIcon, moodName } from "../mood-label";

/** What the colours mean: icon, name, days and share. The table says the same to screen readers. */
export function MoodLegend({ shares }: { shares: MoodShare[] }) {
  return (
    <ul aria-hidden className="grid gap-2 text-sm">
      {shares.map(({ mood, count, percent }) => (
        <li key={mood} data-mood={mood} className="flex items-center gap-2">
          <span className="mood-tint grid size-7 shrink-0 place-items-center rounded-full">
            <MoodIcon mood={mood} className="mood-ink size-4" />
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
