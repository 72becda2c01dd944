import type { LiturgicalOptions } from "~/features/calendar/contract";
import { seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { weekdayOf } from "~/shared/dates";
import type { MysterySet } from "~/shared/vocabulary";

/** Sunday to Saturday (Rosarium Virginis Mariae, 38). */
const BY_WEEKDAY: readonly MysterySet[] = [
  "Glorious",
  "Joyful",
  "Sorrowful",
  "Glorious",
  "Luminous",
  "Sorrowful",
  "Joyful",
];

/**
 * Returns the mysteries of a day (yyyy-MM-dd) in a calendar. By custom the Sundays of Advent and Christmas have the joyful
 * ones, those of Lent the sorrowful ones.
 */
export function mysteriesOfDay(localDate: string, calendar?: LiturgicalOptions): MysterySet {
  const weekday = weekdayOf(localDate);
  if (weekday === 0) {
    const season = seasonOf(localDate, calendar);
    if (season === "Advent" || season === "Christmas") return "Joyful";
    if (season === "Lent") return "Sorrowful";
  }
  return BY_WEEKDAY[weekday] ?? "Glorious";
}
