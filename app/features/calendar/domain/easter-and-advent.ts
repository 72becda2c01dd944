import { addDays, weekdayOf } from "~/shared/dates";

/** Easter Sunday of a year, yyyy-MM-dd, by the Gregorian computus (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The First Sunday of Advent of a year: the fourth Sunday before Christmas. */
export function firstSundayOfAdvent(year: number): string {
  const christmas = `${year}-12-25`;
  const weekday = weekdayOf(christmas);
  return addDays(christmas, -(weekday === 0 ? 7 : weekday) - 21);
}
