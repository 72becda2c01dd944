import { dayNumberOf, sundayFrom, weekdayOf } from "./day-number";
import type { LiturgicalOptions } from "./types";

/** The days of a civil year that all others are counted from, as day numbers. */
export interface MovableDays {
  epiphany: number;
  baptism: number;
  easter: number;
  ascension: number;
  corpusChristi: number;
  sacredHeart: number;
  advent: number;
  holyFamily: number;
  christmas: number;
}

/** Returns the movable days of a year (Universal Norms on the Liturgical Year, 7, 35, 37, 38). */
export function movableDays(year: number, options: LiturgicalOptions): MovableDays {
  const easter = easterSunday(year);
  const christmas = dayNumberOf(year, 12, 25);
  const isEpiphanyMoved = options.epiphany === "sunday";
  const epiphany = isEpiphanyMoved ? sundayFrom(dayNumberOf(year, 1, 2)) : dayNumberOf(year, 1, 6);
  return {
    epiphany,
    baptism: isEpiphanyMoved && epiphany >= dayNumberOf(year, 1, 7) ? epiphany + 1 : sundayFrom(epiphany + 1),
    easter,
    ascension: easter + (options.ascension === "thursday" ? 39 : 42),
    corpusChristi: easter + (options.corpusChristi === "thursday" ? 60 : 63),
    sacredHeart: easter + 68,
    // The fourth Sunday before Christmas.
    advent: sundayFrom(christmas - 7) - 21,
    // The Sunday in the octave, or 30 December when there is none.
    holyFamily: weekdayOf(christmas) === 0 ? christmas + 5 : sundayFrom(christmas),
    christmas,
  };
}

/** Returns Easter Sunday of a year as a day number, by the Gregorian computus (Meeus, Jones and Butcher). */
function easterSunday(year: number): number {
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
  return dayNumberOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}
