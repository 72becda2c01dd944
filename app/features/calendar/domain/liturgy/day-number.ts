const DAY = 24 * 3_600_000;

/** Returns a day (yyyy-MM-dd) as a number; the next day is one more. */
export function dayNumber(localDate: string): number {
  return Date.parse(localDate) / DAY;
}

/** Returns the number of a day from its year, month (1-12) and day. */
export function dayNumberOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY;
}

/** Returns the weekday of a day number: 0 is Sunday. Day 0, 1 January 1970, was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Returns the first Sunday on or after a day. */
export function sundayFrom(day: number): number {
  return day + ((7 - weekdayOf(day)) % 7);
}

/** Returns the month and day of a day number as MM-dd. */
export function monthDayOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(5, 10);
}
