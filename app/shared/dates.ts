import { TZDate } from "@date-fns/tz";

const DAY = 24 * 3_600_000;
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** Returns whether a text is a real calendar day, yyyy-MM-dd ("2027-02-29" is not). */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(text);
  // A day beyond the month is parsed as one of the next month, if at all.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Returns a yyyy-MM-dd day as a Date at midnight in the machine's own zone. */
export function parseLocalDate(localDate: string): Date {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = localDate.split("-").map(Number);
  return new Date(year, month - 1, day);
}

/** The letters of a pattern, longest first, as in Unicode and date-fns. */
const PATTERN = /yyyy|MMMM|MMM|EEEEE|EEEE|EEE|d/g;

/**
 * Returns a yyyy-MM-dd day in words: `formatLocalDate("2026-11-20", "EEEE, MMM d, yyyy")`. Knows yyyy, MMMM, MMM, EEEE, EEE,
 * EEEEE and d. Screens show dozens of days and all of them load this: date-fns' `format` costs ten times the work and
 * 9 kB.
 */
export function formatLocalDate(localDate: string, pattern: string): string {
  const month = MONTHS[Number(localDate.slice(5, 7)) - 1]!;
  const weekday = WEEKDAYS[weekdayOf(localDate)]!;
  return pattern.replace(PATTERN, (letters) => {
    if (letters === "d") return String(Number(localDate.slice(8)));
    if (letters === "yyyy") return localDate.slice(0, 4);
    if (letters === "MMMM") return month;
    if (letters === "MMM") return month.slice(0, 3);
    return letters === "EEEE" ? weekday : weekday.slice(0, letters === "EEE" ? 3 : 1);
  });
}

/** Returns the weekday of a yyyy-MM-dd day, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(localDate: string): number {
  return new Date(Date.parse(localDate)).getUTCDay();
}

/** Returns the day `days` after a yyyy-MM-dd day, or before it when negative. */
export function addDays(localDate: string, days: number): string {
  return new Date(Date.parse(localDate) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the days from one yyyy-MM-dd day to another; negative when that is earlier. */
export function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY;
}

/** Returns the calendar day in an IANA zone at an instant, as yyyy-MM-dd. */
export function localDateIn(timezone: string, instant: Date): string {
  return dayOf(timezone).format(instant);
}

/** Returns the hour (0-23) in an IANA zone at an instant. */
export function localHourIn(timezone: string, instant: Date): number {
  return Number(hourOf(timezone).format(instant));
}

/** Returns the instant at which the next day starts in an IANA zone. */
export function nextMidnight(timezone: string, instant: Date): Date {
  const date = new TZDate(instant, timezone);
  const midnight = new TZDate(date.getFullYear(), date.getMonth(), date.getDate() + 1, timezone);
  return new Date(midnight.getTime());
}

/** Returns the time in an IANA zone at an instant, such as "7:05 PM". */
export function localTimeIn(timezone: string, instant: Date): string {
  // Newer tables have a narrow space before AM and PM, older ones a plain one: server and browser must agree.
  return timeOf(timezone).format(instant).replace("\u202f", " ");
}

/** Returns the day of an instant (ISO 8601) in an IANA zone: "Nov 20, 2026". */
export function shortDateIn(timezone: string, instant: string): string {
  return shortDayOf(timezone).format(new Date(instant));
}

// The Swedish format of a day is yyyy-MM-dd.
const dayOf = formatsByZone("sv-SE", { year: "numeric", month: "2-digit", day: "2-digit" });
const shortDayOf = formatsByZone("en-US", { year: "numeric", month: "short", day: "numeric" });
const hourOf = formatsByZone("en-US", { hour: "2-digit", hourCycle: "h23" });
const timeOf = formatsByZone("en-US", { hour: "numeric", minute: "2-digit" });

/** Caches formats by zone: creating one costs a hundred times as much as using it. */
function formatsByZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = formats.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}

/** Returns the latest calendar day on earth at an instant (UTC+14), as yyyy-MM-dd. */
export function latestLocalDate(instant: Date): string {
  return new Date(instant.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** The message for a zone that `isTimezone` refuses. */
export const UNKNOWN_TIMEZONE = "This timezone is not known.";

/** Returns whether `Intl` knows a zone by this IANA name. */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
