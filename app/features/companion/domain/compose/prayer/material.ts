import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";
import type { PrayerTheme } from "../words/themes";

/**
 * What the prayers of one style are made of. Every line is one sentence that can stand anywhere between the opening
 * and the closing, and after a form of address too; `{...}` is a phrase of the writer's own.
 */
export interface PrayerMaterial {
  /** How the one to whom it is prayed is called, at the head of a prayer without an opening. */
  addresses: string[];
  openings: string[];
  /** `{people}` */
  people: string[];
  /** `{departed}` */
  departed: string[];
  /** `{worry}` */
  worries: string[];
  /** `{thanks}` */
  thanks: string[];
  /** `{hope}`, a verb phrase after "to". */
  hopes: string[];
  /** `{wish}` */
  wishes: string[];
  /** `{concern}` */
  concerns: string[];
  themes: Record<PrayerTheme, string[]>;
  general: string[];
  seasons: Record<Season, string>;
  hours: Record<TimeOfDay, string>;
  closings: string[];
}
