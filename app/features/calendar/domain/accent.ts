import { liturgicalDay } from "./liturgy/liturgical-day";
import type { Colour } from "./liturgy/types";

/** The colour that a local day wears, as the look's tokens name it. White days wear gold. */
export function accentOf(localDate: string): Lowercase<Colour> {
  return liturgicalDay(localDate).chosen.colours[0].toLowerCase() as Lowercase<Colour>;
}
