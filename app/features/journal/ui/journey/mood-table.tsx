import { formatLocalDate } from "~/shared/dates";
import type { MoodHistoryView } from "../../contract";
import type { MoodShare } from "../../domain/mood-chart";
import { moodName } from "../mood-label";

export interface MoodTableProps {
  caption: string;
  days: MoodHistoryView["days"];
  shares: MoodShare[];
}

/** The two charts as tables, for screen readers. */
export function MoodTable({ caption, days, shares }: MoodTableProps) {
  return (
    // A table ignores the height that hides it: the box around it keeps the page from growing.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
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
