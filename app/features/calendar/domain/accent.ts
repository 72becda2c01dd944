import { liturgicalDay } from "./liturgy/liturgical-day";
import type { Colour, LiturgicalOptions } from "./liturgy/types";

/** The colour that a local day wears in a calendar (that of the United States unless told), as the look's tokens name it. White days wear gold. */
export function accentOf(localDate: string, options?: LiturgicalOptions): Lowercase<Colour> {
  return liturgicalDay(localDate, options).chosen.colours[0].toLowerCase() as Lowercase<Colour>;
}
