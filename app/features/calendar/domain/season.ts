import { liturgicalDay } from "./liturgy/liturgical-day";
import type { LiturgicalOptions, Season } from "./liturgy/types";

/** The season of a local day in a calendar; in that of the United States unless told. */
export function seasonOf(localDate: string, options?: LiturgicalOptions): Season {
  return liturgicalDay(localDate, options).season;
}
