import type { LiturgicalOptions } from "~/features/calendar/contract";
import { GUIDE_IDS, type GuideId } from "./guide";
import { guideOfDay } from "./guide-of-day";
import { lengthOf } from "./place";

/** A guided prayer as it is offered to choose from. */
export interface GuideChoice {
  id: GuideId;
  title: string;
  subtitle: string;
  /** About how long it takes, in minutes. */
  minutes: number;
  length: number;
}

const MINUTES: Record<GuideId, number> = { examen: 10, lectio: 15, rosary: 20, "four-senses": 12 };

/** The guided prayers of a local day (yyyy-MM-dd) in a calendar. */
export function guideChoices(localDate: string, calendar?: LiturgicalOptions): GuideChoice[] {
  return GUIDE_IDS.map((id) => {
    const guide = guideOfDay(id, localDate, calendar);
    return {
      id,
      title: guide.title,
      subtitle: guide.subtitle,
      minutes: MINUTES[id],
      length: lengthOf(guide),
    };
  });
}
