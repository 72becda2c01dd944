import { easterSunday, firstSundayOfAdvent } from "../easter-and-advent";
import { dayNumber, dayNumberOf, sundayFrom, weekdayOf } from "./day-number";
import type { LiturgicalOptions } from "./types";

/** The days of a civil year from which all others are counted, as day numbers. */
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

/** The movable days of a year (Universal Norms on the Liturgical Year, 7, 35, 37, 38). */
export function movableDays(year: number, options: LiturgicalOptions): MovableDays {
  const easter = dayNumber(easterSunday(year));
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
    advent: dayNumber(firstSundayOfAdvent(year)),
    // The Sunday in the octave, or 30 December when there is none.
    holyFamily: weekdayOf(christmas) === 0 ? christmas + 5 : sundayFrom(christmas),
    christmas,
  };
}
