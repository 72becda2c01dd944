import type { Verse } from "~/features/calendar/domain/verses/verse-of-day";

/** The guided prayers; the ids are part of addresses. */
export const GUIDE_IDS = ["examen", "lectio", "rosary", "four-senses"] as const;
export type GuideId = (typeof GUIDE_IDS)[number];

/** The words of Scripture that a guide looks at: the verse of the day, or passages that a reader selected. */
export type GuideVerse = Omit<Verse, "translation"> & { translation: string };

/** A traditional prayer, in lines as it is prayed. */
export interface PrayerText {
  name: string;
  lines: readonly string[];
}

/** One step of a guided prayer: what is on the screen at one time. */
export interface GuideStep {
  title: string;
  /** A small line above the title: where in the prayer this is. */
  part?: string;
  /** Instructions of a sentence or two each. */
  words: readonly string[];
  /** The words of Scripture that this step looks at. */
  verse?: GuideVerse;
  questions?: readonly string[];
  prayers?: readonly PrayerText[];
  /** How often the prayer is said, counted one by one. */
  times?: number;
  /** Suggested length of a silence, in seconds. */
  silence?: number;
}

/** A guided prayer as it is on one day. */
export interface Guide {
  id: GuideId;
  title: string;
  /** The verse or the mysteries of the day. */
  subtitle: string;
  steps: readonly GuideStep[];
  /** The question that the closing note answers. */
  closingQuestion: string;
  /** Title of the journal entry that the closing note becomes. */
  entryTitle: string;
  verse?: GuideVerse;
  /** The selection in the address that `verse` comes from; absent for the verse of the day. */
  selected?: string;
}

/** Returns whether finishing the guide counts as Scripture read. */
export function isScriptureGuide(id: GuideId): boolean {
  return id === "lectio" || id === "four-senses";
}
