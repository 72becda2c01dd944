import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { isSameMonth } from "~/features/calendar/domain/month-grid";
import { formatLocalDate } from "~/shared/dates";
import type { EntrySummary } from "../../contract";
import { listPath, newEntryPath } from "../../domain/journal-paths";
import { type CalendarScreenView, isWritable } from "./days";
import { EntryChip } from "./entry-chip";

/** Entries that a day of the month shows by name; the others are counted. */
const MAX_CHIPS = 2;

export interface MonthDayProps {
  day: string;
  calendar: CalendarScreenView;
  entries: EntrySummary[];
  /** Whether the Tab key stops here: at one day of the grid. */
  inTabOrder: boolean;
}

/** One day of the month's grid: its number, up to two chips and how many entries more. */
export function MonthDay({ day, calendar, entries, inTabOrder }: MonthDayProps) {
  const count = calendar.dayCounts[day] ?? entries.length;
  const shown = entries.slice(0, MAX_CHIPS);
  const more = count - shown.length;
  const isOutside = !isSameMonth(day, calendar.date);
  const isToday = day === calendar.today;
  const isOpen = count > 0 || isWritable(day, calendar.latestDate);
  const content = (
    <>
      <span className="sr-only">{dayWords(day, count, calendar.latestDate)}</span>
      <span
        aria-hidden
        className={clsx(
          "grid size-7 place-items-center rounded-full text-[0.9375rem] tabular-nums max-md:mx-auto",
          isToday && "bg-accent font-medium text-accent-ink",
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="flex flex-wrap items-center justify-center gap-x-0.5 md:grid md:justify-stretch md:gap-1">
        {shown.map((entry) => (
          <EntryChip key={entry.id} mood={entry.mood} />
        ))}
        {more > 0 && (
          <span className="px-0.5 text-xs/4 font-medium text-muted md:px-1.5 md:text-xs/5">
            +{more}
            <span className="max-md:sr-only"> more</span>
          </span>
        )}
      </span>
    </>
  );
  const tabIndex = inTabOrder ? 0 : -1;
  const shared = {
    "data-date": day,
    "aria-current": isToday ? ("date" as const) : undefined,
    className: clsx(
      "flex h-full min-h-19 flex-col gap-1 px-0.5 py-1 focus-visible:-outline-offset-2 md:min-h-29 md:p-1.5",
      isOutside || !isOpen ? "text-muted" : "text-ink",
    ),
  };
  return (
    <td
      className={clsx(
        "h-19 p-0 align-top not-last:border-r group-not-last/row:border-b border-line md:h-29",
        isOutside && "bg-sunken/60",
        isOpen && "transition-colors hover:bg-accent-soft",
      )}
    >
      {isOpen ? (
        <Link
          {...shared}
          tabIndex={tabIndex}
          to={count > 0 ? listPath({ date: day }) : newEntryPath({ date: day })}
        >
          {content}
        </Link>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere keeps its place in the grid and says why.
        <span {...shared} role="link" tabIndex={tabIndex} aria-disabled="true">
          {content}
        </span>
      )}
    </td>
  );
}

/** The day, what it holds and where it leads; the names of the entries follow from the chips. */
function dayWords(day: string, count: number, latestDate: string): string {
  const name = formatLocalDate(day, "EEEE, MMMM d, yyyy");
  if (count > 0) return `${name}: ${count} ${count === 1 ? "entry" : "entries"}. `;
  if (isWritable(day, latestDate)) return `${name}: no entries. Start a new one.`;
  return `${name}: ${day > latestDate ? "this day has not come yet." : "too long ago for an entry."}`;
}
