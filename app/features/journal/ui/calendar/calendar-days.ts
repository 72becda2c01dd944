import type { CalendarUnit } from "~/features/calendar/domain/month-grid";
import type { CalendarView, EntrySummary } from "../../contract";
import { FIRST_ENTRY_DATE } from "../../domain/limits";

/** The calendar screen's view model with today's date in the earth's easternmost time zone. */
export interface CalendarScreenView extends CalendarView {
  latestDate: string;
}

/** Returns the address of the calendar screen: a view around a day, or around today. */
export function calendarPath(view: CalendarUnit, date?: string): string {
  return `/journal/calendar?view=${view}${date ? `&date=${date}` : ""}`;
}

/** Returns the shown entries of a day in the order of writing, and how many more it has. */
export function entriesOn(day: string, { entries, dayCounts }: CalendarScreenView) {
  const shown: EntrySummary[] = entries.filter(({ entryDate }) => entryDate === day);
  const count = dayCounts[day] ?? shown.length;
  return { entries: shown, count, hidden: count - shown.length };
}

/** Whether an entry may have this date: it is today somewhere on earth, or past. */
export function isWritable(date: string, latestDate: string): boolean {
  return date <= latestDate && date >= FIRST_ENTRY_DATE;
}
