import { verseOfDay } from "~/features/calendar/domain/verses/verse-of-day";
import { EXAMEN } from "./examen";
import { fourSensesOf } from "./four-senses";
import type { Guide, GuideId } from "./guide";
import { lectioOn } from "./lectio";
import { mysteriesOfDay } from "./mysteries-of-day";
import { rosaryOf } from "./rosary";

/** A guided prayer as it is on a local day (yyyy-MM-dd). */
export function guideOfDay(id: GuideId, localDate: string): Guide {
  switch (id) {
    case "examen":
      return EXAMEN;
    case "lectio":
      return lectioOn(verseOfDay(localDate));
    case "rosary":
      return rosaryOf(mysteriesOfDay(localDate));
    case "four-senses":
      return fourSensesOf(verseOfDay(localDate));
  }
}
