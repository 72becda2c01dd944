import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";
import type { PrayerTheme } from "../words/themes";

/**
 * Lines for the prayers of one style. Every line is one sentence that fits anywhere between the opening and the closing,
 * and after a form of address; `{...}` is a phrase of the writer.
 */
export interface PrayerMaterial {
  /** Forms of address, for a prayer without an opening. */
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
