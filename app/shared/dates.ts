import { TZDate } from "@date-fns/tz";
import { format, isValid } from "date-fns";

const LOCAL_DATE = "yyyy-MM-dd";
const DAY = 24 * 3_600_000;

/** Whether a text is a real calendar day written yyyy-MM-dd ("2027-02-29" is not). */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = parseLocalDate(text);
  return isValid(date) && format(date, LOCAL_DATE) === text;
}

/** A yyyy-MM-dd day as a Date at midnight of the machine's own zone; for formatting only. */
export function parseLocalDate(localDate: string): Date {
  // A screen asks for dozens of days; date-fns' general parser takes a quarter of a millisecond for each.
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = localDate.split("-").map(Number);
  return new Date(year, month - 1, day);
}

/** A yyyy-MM-dd day in words, with a date-fns pattern: `formatLocalDate("2026-11-20", "MMM d, yyyy")`. */
export function formatLocalDate(localDate: string, pattern: string): string {
  return format(parseLocalDate(localDate), pattern);
}

/** The day `days` after (or before, when negative) a yyyy-MM-dd day. */
export function addDays(localDate: string, days: number): string {
  return new Date(Date.parse(localDate) + days * DAY).toISOString().slice(0, 10);
}

/** The calendar day that a clock in an IANA zone shows at an instant, as yyyy-MM-dd. */
export function localDateIn(timezone: string, instant: Date): string {
  return format(new TZDate(instant, timezone), LOCAL_DATE);
}

/** The hour (0-23) that a clock in an IANA zone shows at an instant. */
export function localHourIn(timezone: string, instant: Date): number {
  return new TZDate(instant, timezone).getHours();
}

/** Seconds from an instant until the next day begins in an IANA zone. */
export function secondsUntilTomorrow(timezone: string, instant: Date): number {
  const tomorrow = startOfTomorrow(new TZDate(instant, timezone));
  return Math.ceil((tomorrow.getTime() - instant.getTime()) / 1000);
}

function startOfTomorrow(date: TZDate): TZDate {
  return new TZDate(date.getFullYear(), date.getMonth(), date.getDate() + 1, date.timeZone ?? "UTC");
}

/** The time that a clock in an IANA zone shows at an instant, such as "7:05 PM". */
export function localTimeIn(timezone: string, instant: Date): string {
  // Newer tables part the hour from AM and PM by a narrow space, older ones by a plain one: server and browser must agree.
  return clockIn(timezone).format(instant).replace("\u202f", " ");
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Kept for each zone: to make one costs a hundred times what it costs to use it. */
function clockIn(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone: timezone, hour: "numeric", minute: "2-digit" });
  clocks.set(timezone, clock);
  return clock;
}

/** The latest day that it is anywhere on earth at an instant (UTC+14), as yyyy-MM-dd. */
export function latestLocalDate(instant: Date): string {
  return new Date(instant.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Whether `Intl` knows a zone by this IANA name. */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
