import type { PrayerStyle } from "~/features/accounts/contract";
import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";
import type { DatedMood } from "../contract";

/** A prayer in the writer's own words. */
export interface PrayerTask {
  kind: "prayer";
  /** Plain text of the writer: a journal entry, or an intention. */
  text: string;
  style: PrayerStyle;
  /** 1 to 5: 2, 3, 4, 6 or 8 sentences before the Amen. */
  length: number;
  /** The writer's favourite saint as the profile names it ("St. Joseph"); null without one. */
  saint: string | null;
  season: Season;
  timeOfDay: TimeOfDay;
  /** From 0: the same text and attempt give the same prayer, another attempt another one. */
  attempt: number;
  /** Category of the prayer generator; another word is ignored. */
  category?: string;
  /** Title of the prayer that is asked for. */
  title?: string;
}

/** Questions to reflect on what the writer wrote. */
export interface ReflectionTask {
  kind: "reflection";
  text: string;
  /** Earlier reflections on the same text; their questions are not asked again. */
  history: string[];
  attempt: number;
}

/** A title for a journal entry. */
export interface TitleTask {
  kind: "title";
  text: string;
}

/** What dated moods and recurring words say, and one practice. */
export interface InsightsTask {
  kind: "insights";
  moods: DatedMood[];
  /** Words of the writer's latest entries. */
  themes: string[];
  season: Season;
}

/** Everything that a composer needs to write one text; plain data, so that it can be passed along as JSON. */
export type CompanionTask = PrayerTask | ReflectionTask | TitleTask | InsightsTask;
