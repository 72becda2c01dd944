import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { weekOf } from "~/features/calendar/domain/month-grid";
import { formatLocalDate, localTimeIn } from "~/shared/dates";
import { entryPath, newEntryPath } from "../../domain/journal-paths";
import { MoodLabel } from "../mood-label";
import { type CalendarScreenView, calendarPath, entriesOn, isWritable } from "./calendar-days";

/** Sunday to Saturday with the entries of each day: side by side from 1024 px, else one below the other. */
export function WeekView({ calendar }: { calendar: CalendarScreenView }) {
  return (
    <ol className="grid overflow-hidden rounded-card border border-line bg-card lg:grid-cols-7 lg:min-h-80">
      {weekOf(calendar.date).map((day) => (
        <li
          key={day}
          className="flex min-w-0 gap-3 border-line p-3 not-last:border-b lg:flex-col lg:gap-2 lg:p-1.5 lg:not-last:border-r lg:not-last:border-b-0"
        >
          <DayHeading day={day} isToday={day === calendar.today} />
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
            <DayEntries day={day} calendar={calendar} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function DayHeading({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <h3 className="w-11 shrink-0 text-center font-sans font-normal tracking-normal lg:w-full">
      <span className="sr-only">{formatLocalDate(day, "EEEE, MMMM d")}</span>
      <span aria-hidden className="block text-[0.8125rem]/5 text-muted">
        {formatLocalDate(day, "EEE")}
      </span>
      <span
        aria-hidden
        className={clsx(
          "mx-auto grid size-8 place-items-center rounded-full text-base tabular-nums",
          isToday && "bg-accent font-medium text-accent-ink",
        )}
      >
        {formatLocalDate(day, "d")}
      </span>
      {isToday && <span className="sr-only">, today</span>}
    </h3>
  );
}

function DayEntries({ day, calendar }: { day: string; calendar: CalendarScreenView }) {
  const { entries, hidden } = entriesOn(day, calendar);
  if (entries.length === 0) return <EmptyDay day={day} latestDate={calendar.latestDate} />;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link
              to={entryPath(entry.id)}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)] content-center gap-0.5 rounded-lg bg-sunken px-3 py-2 transition-colors hover:bg-accent-soft lg:px-1.5"
            >
              <span className="line-clamp-2 font-serif lg:line-clamp-3 text-[0.9375rem]/5 wrap-break-word">
                {entry.title || "Journal Entry"}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-xs/5 text-muted">
                {localTimeIn(entry.timezone, new Date(entry.createdAt))}
                {entry.mood && <MoodLabel mood={entry.mood} iconClass="mood-ink size-3.5" />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Link
          to={calendarPath("day", day)}
          className="inline-flex min-h-11 items-center px-2.5 text-sm text-accent-text hover:underline"
        >
          +{hidden} more
          <span className="sr-only"> on {formatLocalDate(day, "MMMM d")}</span>
        </Link>
      )}
    </>
  );
}

function EmptyDay({ day, latestDate }: { day: string; latestDate: string }) {
  if (!isWritable(day, latestDate)) {
    return (
      <p className="self-center py-2 text-sm text-muted lg:text-center">
        <span className="lg:sr-only">{day > latestDate ? "In the future" : "No entry"}</span>
      </p>
    );
  }
  return (
    <Link
      to={newEntryPath({ date: day })}
      className="inline-flex min-h-11 items-center gap-1 rounded-lg px-2.5 text-sm text-accent-text transition-colors hover:bg-accent-soft lg:justify-center lg:px-1 lg:text-[0.8125rem]"
    >
      + Add Entry
      <span className="sr-only"> on {formatLocalDate(day, "MMMM d")}</span>
    </Link>
  );
}
