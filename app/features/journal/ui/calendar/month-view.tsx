import { Link, useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import { PenLine } from "lucide-react";
import { isSameMonth, monthRows } from "~/features/calendar/domain/month-grid";
import { formatLocalDate } from "~/shared/dates";
import { countOfEntries } from "~/shared/entry-labels";
import type { Mood } from "../../contract";
import { listPath, newEntryPath } from "../../domain/journal-paths";
import { DayGrid } from "../day-grid";
import { MoodIcon, moodName } from "../mood-label";
import { type CalendarScreenView, calendarPath, entriesOn, isWritable } from "./calendar-days";

/** How many entries a day shows by mood; the others are counted. */
const MAX_CHIPS = 2;

/** A month: 42 days, Sunday first, each leading to its entries or to a new one. Keys lead to other months. */
export function MonthView({ calendar, titleId }: { calendar: CalendarScreenView; titleId: string }) {
  const navigate = useNavigate();
  return (
    <DayGrid
      weeks={monthRows(calendar.date)}
      start={calendar.date}
      labelledBy={titleId}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card [&_th]:h-9 [&_th]:border-b [&_th]:border-line [&_th]:text-[0.8125rem]"
      weekClass={() => "group/row"}
      renderDay={(day, isInTabOrder) => (
        <MonthDay key={day} day={day} calendar={calendar} isInTabOrder={isInTabOrder} />
      )}
      onLeave={(day) => navigate(calendarPath("month", day), { preventScrollReset: true })}
    />
  );
}

interface MonthDayProps {
  day: string;
  calendar: CalendarScreenView;
  isInTabOrder: boolean;
}

function MonthDay({ day, calendar, isInTabOrder }: MonthDayProps) {
  const { entries, count } = entriesOn(day, calendar);
  const shown = entries.slice(0, MAX_CHIPS);
  const more = count - shown.length;
  const isOutside = !isSameMonth(day, calendar.date);
  const isToday = day === calendar.today;
  const isOpen = count > 0 || isWritable(day, calendar.latestDate);
  const content = (
    <>
      <span className="sr-only">{describeDay(day, count, calendar.latestDate)}</span>
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
  const tabIndex = isInTabOrder ? 0 : -1;
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
        // biome-ignore lint/a11y/useSemanticElements: a link without a target keeps its place in the grid and says why.
        <span {...shared} role="link" tabIndex={tabIndex} aria-disabled="true">
          {content}
        </span>
      )}
    </td>
  );
}

/** Returns the accessible name of a day, up to the moods of its entries, which follow from the chips. */
function describeDay(day: string, count: number, latestDate: string): string {
  const name = formatLocalDate(day, "EEEE, MMMM d, yyyy");
  if (count > 0) return `${name}: ${countOfEntries(count)}. `;
  if (isWritable(day, latestDate)) return `${name}: no entries. Start a new one.`;
  return `${name}: ${day > latestDate ? "this day is in the future." : "too long ago for an entry."}`;
}

/** The mood of an entry, as an icon alone where the day is narrow. */
function EntryChip({ mood }: { mood: Mood | null }) {
  const label = mood ? moodName(mood) : "Entry";
  const iconClass = "mood-ink size-3.5 shrink-0";
  return (
    <span
      title={label}
      data-mood={mood ?? "none"}
      className="mood-tint flex size-5 min-w-0 items-center justify-center gap-1 rounded-full text-xs/5 text-ink md:h-5.5 md:w-full md:justify-start md:rounded-md md:px-1.5"
    >
      {mood ? <MoodIcon mood={mood} className={iconClass} /> : <PenLine aria-hidden className={iconClass} />}
      <span className="truncate max-md:sr-only">{label}</span>
    </span>
  );
}
