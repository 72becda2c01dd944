import { differenceInCalendarDays } from "date-fns";
import { parseLocalDate } from "~/shared/dates";
import { baptismOfTheLord, easterSunday, firstSundayOfAdvent } from "./season";

/** The seasons of the liturgical year. */
export type SeasonName = "Advent" | "Christmas" | "Ordinary Time" | "Lent" | "Paschal Triduum" | "Easter";

/**
 * The season of a local day (General Norms for the Liturgical Year and the Calendar, 18-44). The Triduum counts from
 * Holy Thursday, on whose evening it begins, to Holy Saturday.
 */
export function seasonName(localDate: string): SeasonName {
  const year = Number(localDate.slice(0, 4));
  if (localDate >= `${year}-12-25` || localDate <= baptismOfTheLord(year)) return "Christmas";
  if (localDate >= firstSundayOfAdvent(year)) return "Advent";
  const fromEaster = differenceInCalendarDays(parseLocalDate(localDate), parseLocalDate(easterSunday(year)));
  if (fromEaster >= -46 && fromEaster < -3) return "Lent";
  if (fromEaster >= -3 && fromEaster < 0) return "Paschal Triduum";
  return fromEaster >= 0 && fromEaster <= 49 ? "Easter" : "Ordinary Time";
}
