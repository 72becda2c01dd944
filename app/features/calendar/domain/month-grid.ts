import { addMonths, format, getDay, getDaysInMonth } from "date-fns";
import { addDays, formatLocalDate, parseLocalDate } from "~/shared/dates";

export const CALENDAR_UNITS = ["month", "week", "day"] as const;
export type CalendarUnit = (typeof CALENDAR_UNITS)[number];

/** Six weeks: the most that a month touches, so that the grid never changes its height. */
export const MONTH_CELLS = 42;
const WEEK_DAYS = 7;

/** Days from a first to a last one, both included, as yyyy-MM-dd. */
export interface DayRange {
  startDate: string;
  endDate: string;
}

/** The 42 days of the month's calendar page, from the Sunday on or before its first day. */
export function monthGrid(localDate: string): string[] {
  return daysFrom(startOfWeek(monthRange(localDate).startDate), MONTH_CELLS);
}

/** The seven days of the week of a day, Sunday first. */
export function weekOf(localDate: string): string[] {
  return daysFrom(startOfWeek(localDate), WEEK_DAYS);
}

/** The days of a month's calendar page in its six rows. */
export function monthRows(localDate: string): string[][] {
  const days = monthGrid(localDate);
  return Array.from({ length: MONTH_CELLS / WEEK_DAYS }, (_, row) =>
    days.slice(row * WEEK_DAYS, (row + 1) * WEEK_DAYS),
  );
}

/** The first and the last day of a day's month. */
export function monthRange(localDate: string): DayRange {
  const last = String(getDaysInMonth(parseLocalDate(localDate))).padStart(2, "0");
  return { startDate: `${monthOf(localDate)}-01`, endDate: `${monthOf(localDate)}-${last}` };
}

/** The days that a view shows around a day: 42 of a month's page, a week, or the day. */
export function shownRange(unit: CalendarUnit, localDate: string): DayRange {
  if (unit === "day") return { startDate: localDate, endDate: localDate };
  const days = unit === "month" ? monthGrid(localDate) : weekOf(localDate);
  return { startDate: days[0]!, endDate: days.at(-1)! };
}

/** The month of a day, yyyy-MM. */
export function monthOf(localDate: string): string {
  return localDate.slice(0, 7);
}

/** Whether two days are of one month of one year. */
export function isSameMonth(one: string, other: string): boolean {
  return monthOf(one) === monthOf(other);
}

/** The same day `months` months on, or the last day of that month when it is shorter. */
export function shiftMonth(localDate: string, months: number): string {
  return format(addMonths(parseLocalDate(localDate), months), "yyyy-MM-dd");
}

/** The same weekday `weeks` weeks on. */
export function shiftWeek(localDate: string, weeks: number): string {
  return addDays(localDate, weeks * WEEK_DAYS);
}

/** The day `days` days on. */
export function shiftDay(localDate: string, days: number): string {
  return addDays(localDate, days);
}

/** The day that lies `by` units of a view on: months, weeks or days. */
export function shiftBy(unit: CalendarUnit, localDate: string, by: number): string {
  if (unit === "month") return shiftMonth(localDate, by);
  return unit === "week" ? shiftWeek(localDate, by) : shiftDay(localDate, by);
}

/** What a view shows, in words: "November 2026", "Nov 29 – Dec 5, 2026", "Friday, November 20, 2026". */
export function shownTitle(unit: CalendarUnit, localDate: string): string {
  if (unit === "month") return formatLocalDate(localDate, "MMMM yyyy");
  if (unit === "day") return formatLocalDate(localDate, "EEEE, MMMM d, yyyy");
  const { startDate, endDate } = shownRange("week", localDate);
  const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const first = formatLocalDate(startDate, sameYear ? "MMM d" : "MMM d, yyyy");
  const last = formatLocalDate(endDate, isSameMonth(startDate, endDate) ? "d, yyyy" : "MMM d, yyyy");
  return `${first} – ${last}`;
}

function startOfWeek(localDate: string): string {
  return addDays(localDate, -getDay(parseLocalDate(localDate)));
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
