import { dayNumber, weekdayOf } from "../liturgy/day-number";
import { movableDays } from "../liturgy/movable-days";
import { type Season, US_CALENDAR } from "../liturgy/types";

/**
 * The week of its season that a day (yyyy-MM-dd) lies in, from 1: 1 to 4 in Advent, 1 to 6 in Lent (the sixth is Holy
 * Week), 1 to 8 in Easter (the eighth is Pentecost), 1 to 34 in Ordinary Time. Christmas has a first part in December and a
 * second in January, the Triduum is one.
 */
export function weekOfSeason(localDate: string, season: Season): number {
  const days = movableDays(Number(localDate.slice(0, 4)), US_CALENDAR);
  const day = dayNumber(localDate);
  switch (season) {
    case "Advent":
      return weekFrom(days.advent, day);
    case "Lent":
      return Math.max(1, weekFrom(days.easter - 42, day));
    case "Christmas":
      return localDate.slice(5, 7) === "12" ? 1 : 2;
    case "Easter":
      return weekFrom(days.easter, day);
    case "Ordinary Time":
      // After Pentecost counted backwards from Advent, before which the thirty-fourth week ends.
      return day > days.easter
        ? 35 - Math.ceil((days.advent - day) / 7)
        : weekFrom(days.baptism - weekdayOf(days.baptism), day);
    default:
      return 1;
  }
}

function weekFrom(sunday: number, day: number): number {
  return Math.floor((day - sunday) / 7) + 1;
}
