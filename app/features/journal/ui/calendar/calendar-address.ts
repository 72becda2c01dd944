import type { CalendarUnit } from "~/features/calendar/domain/month-grid";

/** The address of the calendar screen: a view around a day, or around today when no day is given. */
export function calendarAddress(view: CalendarUnit, date?: string): string {
  return `/journal/calendar?view=${view}${date ? `&date=${date}` : ""}`;
}

/** The address of a day in the journal's list. */
export function dayAddress(date: string): string {
  return `/journal?date=${date}`;
}

/** The address of a new entry, of a day when one is given. */
export function newEntryAddress(date?: string): string {
  return `/journal?new=true${date ? `&date=${date}` : ""}`;
}

/** The address of one entry. */
export function entryAddress(id: string): string {
  return `/journal?entry=${encodeURIComponent(id)}`;
}
