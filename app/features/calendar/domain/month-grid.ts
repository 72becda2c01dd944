import { addDays, daysBetween, formatLocalDate, weekdayOf } from "~/shared/dates";

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
  const startDate = `${monthOf(localDate)}-01`;
  // 31 days on it is the next month, on its first to fourth day.
  const nextMonth = monthOf(addDays(startDate, 31));
  return { startDate, endDate: addDays(`${nextMonth}-01`, -1) };
}

/** The days that a view shows around a day: 42 of a month's page, a week, or the day. */
export function shownRange(unit: CalendarUnit, localDate: string): DayRange {
  if (unit === "day") return { startDate: localDate, endDate: localDate };
  const startDate = startOfWeek(unit === "month" ? monthRange(localDate).startDate : localDate);
  return { startDate, endDate: addDays(startDate, (unit === "month" ? MONTH_CELLS : WEEK_DAYS) - 1) };
}

/** All days of a range, in order. */
export function daysOf({ startDate, endDate }: DayRange): string[] {
  return daysFrom(startDate, daysBetween(startDate, endDate) + 1);
}

/** The month of a day, yyyy-MM. */
function monthOf(localDate: string): string {
  return localDate.slice(0, 7);
}

/** Whether two days are of one month of one year. */
export function isSameMonth(one: string, other: string): boolean {
  return monthOf(one) === monthOf(other);
}

/** The same day `months` months on, or the last day of that month when it is shorter. */
export function shiftMonth(localDate: string, months: number): string {
  const count = Number(localDate.slice(0, 4)) * 12 + Number(localDate.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(count / 12)).padStart(4, "0");
  const { endDate } = monthRange(`${year}-${String((count % 12) + 1).padStart(2, "0")}-01`);
  const day = localDate.slice(8);
  return `${monthOf(endDate)}-${day < endDate.slice(8) ? day : endDate.slice(8)}`;
}

/** The day that lies `by` units of a view on: months, weeks or days. */
export function shiftBy(unit: CalendarUnit, localDate: string, by: number): string {
  if (unit === "month") return shiftMonth(localDate, by);
  return addDays(localDate, unit === "week" ? by * WEEK_DAYS : by);
}

/** Returns the title of a view: "November 2026", "Nov 29 – Dec 5, 2026", "Friday, November 20, 2026". */
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
  return addDays(localDate, -weekdayOf(localDate));
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
