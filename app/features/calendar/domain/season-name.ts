import { liturgicalDay } from "./liturgy/liturgical-day";
import type { Season } from "./liturgy/types";

export type SeasonName = Season;

/** The season of a local day in the calendar of the United States. */
export function seasonName(localDate: string): Season {
  return liturgicalDay(localDate).season;
}
