import type { LiturgicalOptions } from "~/features/calendar/contract";
import { liturgicalDay } from "~/features/calendar/domain/liturgy/liturgical-day";
import { verseOfDay } from "~/features/calendar/domain/verses/verse-of-day";
import { EXAMEN } from "./examen";
import { fourSensesOf } from "./four-senses";
import type { Guide, GuideId } from "./guide";
import { lectioOn } from "./lectio";
import { mysteriesOfDay } from "./mysteries-of-day";
import { rosaryOf } from "./rosary";

/** A guided prayer as it is on a local day (yyyy-MM-dd) in a calendar; in that of the United States unless told. */
export function guideOfDay(id: GuideId, localDate: string, calendar?: LiturgicalOptions): Guide {
  const verse = () => verseOfDay(localDate, liturgicalDay(localDate, calendar));
  switch (id) {
    case "examen":
      return EXAMEN;
    case "lectio":
      return lectioOn(verse());
    case "rosary":
      return rosaryOf(mysteriesOfDay(localDate, calendar));
    case "four-senses":
      return fourSensesOf(verse());
  }
}
