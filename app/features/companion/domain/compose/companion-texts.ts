import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";
import type { Mood, PrayerStyle } from "~/shared/vocabulary";
import type { Mode } from "../limits";
import type { PrayerTheme } from "./words/themes";

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

/** Introductions to reflection questions, and the questions. */
interface ReflectionMaterial {
  leads: string[];
  questions: string[];
}

interface MoodMaterial {
  practices: string[];
  prayers: string[];
  verses: { text: string; reference: string }[];
}

/** The texts from which the companion composes without a language model. */
export interface CompanionTexts {
  prayers: Record<PrayerStyle, PrayerMaterial>;
  /** Questions for each theme, and for every text. */
  reflections: Record<PrayerTheme | "general", ReflectionMaterial>;
  insights: {
    moods: Record<Mood | "beginning", MoodMaterial>;
    /** Added when the moods have been heavy for some time. */
    heavyDays: string;
    seasons: Record<Season, string>;
  };
  /** Questions to start with in the assistant. */
  starters: Record<Season, Record<Mode, string[]>>;
}
