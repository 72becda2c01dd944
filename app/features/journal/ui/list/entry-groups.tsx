import { addDays, formatLocalDate } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import type { EntrySummary } from "../../contract";
import { countOfEntries } from "../../domain/count-of-entries";
import { groupByDay } from "../../domain/entry-pages";
import type { EntryActions } from "../use-entry-actions";
import { type Choice, EntryCard } from "./entry-card";

/** The id of a day's heading, to which the calendar scrolls. */
export function dayHeadingId(date: string): string {
  return `day-${date}`;
}

export interface EntryGroupsProps {
  entries: EntrySummary[];
  today: string;
  actions: EntryActions;
  choice?: Choice;
}

/** Entries under the headings of their days. */
export function EntryGroups({ entries, today, actions, choice }: EntryGroupsProps) {
  return (
    <div className="grid gap-8">
      {groupByDay(entries).map((group) => (
        <section key={group.date} aria-labelledby={dayHeadingId(group.date)}>
          <DayHeading date={group.date} today={today} count={group.entries.length} />
          <ul className="grid gap-3">
            {group.entries.map((entry) => (
              <li key={entry.id}>
                <EntryCard entry={entry} actions={actions} choice={choice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A day in words with the number of its entries; the calendar moves the focus here. */
export function DayHeading({ date, today, count }: { date: string; today: string; count: number }) {
  const near = date === today ? "Today" : date === addDays(today, -1) ? "Yesterday" : null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 id={dayHeadingId(date)} tabIndex={-1} className="scroll-mt-6 text-base/6 outline-none">
        {near && <span className="mr-1 font-sans text-sm font-medium text-accent-text">{near}</span>}{" "}
        {formatLocalDate(date, "EEEE, MMMM d, yyyy")}
      </h2>
      <Badge>{countOfEntries(count)}</Badge>
    </div>
  );
}
