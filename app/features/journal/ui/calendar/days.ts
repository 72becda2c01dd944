import type { CalendarView, EntrySummary } from "../../contract";
import { FIRST_ENTRY_DATE } from "../../domain/limits";

/** The calendar screen's view model with the latest day that it already is anywhere on earth. */
export interface CalendarScreenView extends CalendarView {
  latestDate: string;
}

/** The entries of each day, in the order in which they were written. */
export function entriesByDay(entries: EntrySummary[]): Map<string, EntrySummary[]> {
  const days = new Map<string, EntrySummary[]>();
  for (const entry of entries) {
    const day = days.get(entry.entryDate);
    if (day) day.push(entry);
    else days.set(entry.entryDate, [entry]);
  }
  return days;
}

/** Whether an entry may have this day: it has come somewhere on earth. */
export function isWritable(date: string, latestDate: string): boolean {
  return date <= latestDate && date >= FIRST_ENTRY_DATE;
}
