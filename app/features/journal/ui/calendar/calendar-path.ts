import type { CalendarUnit } from "~/features/calendar/domain/month-grid";

/** The address of the calendar screen: a view around a day, or around today when no day is given. */
export function calendarPath(view: CalendarUnit, date?: string): string {
  return `/journal/calendar?view=${view}${date ? `&date=${date}` : ""}`;
}
