import { addDays, daysBetween, formatLocalDate, weekdayOf } from "~/shared/dates";

export const CALENDAR_UNITS = ["month", "week", "day"] as const;
export type CalendarUnit = (typeof CALENDAR_UNITS)[number];

/** Six weeks, the most that a month touches: the grid always has the same height. */
export const MONTH_CELLS = 42;
const WEEK_DAYS = 7;

/** The days (yyyy-MM-dd) from a first to a last one, both included. */
export interface DayRange {
  startDate: string;
  endDate: string;
}

/** Returns the 42 days of a month's calendar page, from the Sunday on or before its first day. */
export function monthGrid(localDate: string): string[] {
  return daysFrom(startOfWeek(monthRange(localDate).startDate), MONTH_CELLS);
}

/** Returns the seven days of a day's week, Sunday first. */
export function weekOf(localDate: string): string[] {
  return daysFrom(startOfWeek(localDate), WEEK_DAYS);
}

/** Returns the days of a month's calendar page in six rows. */
export function monthRows(localDate: string): string[][] {
  const days = monthGrid(localDate);
  return Array.from({ length: MONTH_CELLS / WEEK_DAYS }, (_, row) =>
    days.slice(row * WEEK_DAYS, (row + 1) * WEEK_DAYS),
  );
}

/** Returns the first and the last day of a day's month. */
export function monthRange(localDate: string): DayRange {
  const startDate = `${monthOf(localDate)}-01`;
  // 31 days later is the first to fourth day of the next month.
  const nextMonth = monthOf(addDays(startDate, 31));
  return { startDate, endDate: addDays(`${nextMonth}-01`, -1) };
}

/** Returns the days that a view shows around a day: 42 of a month's page, a week, or the day. */
export function shownRange(unit: CalendarUnit, localDate: string): DayRange {
  if (unit === "day") return { startDate: localDate, endDate: localDate };
  const startDate = startOfWeek(unit === "month" ? monthRange(localDate).startDate : localDate);
  return { startDate, endDate: addDays(startDate, (unit === "month" ? MONTH_CELLS : WEEK_DAYS) - 1) };
}

/** Returns all days of a range, in order. */
export function daysOf({ startDate, endDate }: DayRange): string[] {
  return daysFrom(startDate, daysBetween(startDate, endDate) + 1);
}

/** Returns the month of a day, yyyy-MM. */
function monthOf(localDate: string): string {
  return localDate.slice(0, 7);
}

/** Returns whether two days are in the same month of the same year. */
export function isSameMonth(one: string, other: string): boolean {
  return monthOf(one) === monthOf(other);
}

/** Returns the same day `months` later, or the last day of that month when it is shorter. */
export function shiftMonth(localDate: string, months: number): string {
  const count = Number(localDate.slice(0, 4)) * 12 + Number(localDate.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(count / 12)).padStart(4, "0");
  const { endDate } = monthRange(`${year}-${String((count % 12) + 1).padStart(2, "0")}-01`);
  const day = localDate.slice(8);
  return `${monthOf(endDate)}-${day < endDate.slice(8) ? day : endDate.slice(8)}`;
}

/** Returns the day `by` months, weeks or days later. */
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
