const DAY = 24 * 3_600_000;

/** A yyyy-MM-dd day as a number of days, which can be counted with; the next day is one more. */
export function dayNumber(localDate: string): number {
  return Date.parse(localDate) / DAY;
}

/** The number of a day by its year, month (1-12) and day. */
export function dayNumberOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY;
}

/** The day of the week of a day number: 0 is Sunday. 1 January 1970, number 0, was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The first Sunday on or after a day. */
export function sundayFrom(day: number): number {
  return day + ((7 - weekdayOf(day)) % 7);
}

/** The month and day of a day number, as MM-dd. */
export function monthDayOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(5, 10);
}
