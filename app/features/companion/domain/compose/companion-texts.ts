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
  /** Openings with a heavy or a glad `{feeling}`, as it follows "I am". */
  heavy: string[];
  glad: string[];
  /** Bring to God, thank for or regret `{matter}`: people and an event. */
  naming: string[];
  thanks: string[];
  sorry: string[];
  /** For `{people}` whom the writer has wronged. */
  amends: string[];
  /** Ask for `{gift}`, for the writer or for `{people}`. */
  asks: string[];
  asksFor: string[];
  /** `{departed}` */
  departed: string[];
  /** `{hope}`, a verb phrase after "to". */
  hopes: string[];
  /** `{wish}` */
  wishes: string[];
  themes: Record<PrayerTheme, string[]>;
  general: string[];
  seasons: Record<Season, string>;
  hours: Record<TimeOfDay, string>;
  closings: string[];
}

/** Something that people write and pray about. */
export interface Matter {
  id: string;
  /** `any`: as the entry is. */
  tone: "plea" | "thanks" | "sorry" | "any";
  /** Nouns with the words that show them, as a regular expression; one with "+" is a reason for thanks. */
  names: Record<string, string>;
  /** To thank for when all went well, with `{event}`. */
  good?: string[];
  /** What to ask for: "a clear mind". */
  gifts: string[];
}

/** A feeling, as it follows "I am". */
export interface Feeling {
  word: string;
  tone: "glad" | "heavy";
  /** The words that show it, as a regular expression. */
  says: string;
  /** What to ask for. */
  gifts?: string[];
}

/** Introductions to reflection questions, and the questions. */
interface ReflectionMaterial {
  leads: string[];
  questions: string[];
}

/** Questions with `{matter}` or `{people}`, in words to the writer. */
interface PersonalQuestions {
  plea: string[];
  thanks: string[];
  sorry: string[];
  people: string[];
  departed: string[];
}

interface MoodMaterial {
  practices: string[];
  prayers: string[];
  verses: { text: string; reference: string }[];
}

/** The texts from which the companion composes without a language model. */
export interface CompanionTexts {
  prayers: Record<PrayerStyle, PrayerMaterial>;
  /** The graver ones first. */
  matters: Matter[];
  feelings: Feeling[];
  /** What to ask for when nothing more is known. */
  gifts: Record<Feeling["tone"], string[]>;
  /** Common first names. */
  names: string[];
  /** Questions for each theme, and for every text. */
  reflections: Record<PrayerTheme | "general", ReflectionMaterial>;
  /** Questions about what a text names. */
  questions: PersonalQuestions;
  insights: {
    moods: Record<Mood | "beginning", MoodMaterial>;
    /** Added when the moods have been heavy for some time. */
    heavyDays: string;
    seasons: Record<Season, string>;
  };
  /** Questions to start with in the assistant. */
  starters: Record<Season, Record<Mode, string[]>>;
}
