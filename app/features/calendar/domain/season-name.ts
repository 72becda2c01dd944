import { liturgicalDay } from "./liturgy/liturgical-day";
import type { CalendarOptions, Season } from "./liturgy/types";

export type SeasonName = Season;

/** The season of a local day in a calendar; in that of the United States unless told. */
export function seasonName(localDate: string, options?: CalendarOptions): Season {
  return liturgicalDay(localDate, options).season;
}
