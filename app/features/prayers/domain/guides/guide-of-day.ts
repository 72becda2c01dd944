import prayers from "#content/prayers";
import type { LiturgicalOptions } from "~/features/calendar/contract";
import { liturgicalDay } from "~/features/calendar/domain/liturgy/liturgical-day";
import { type Verse, verseOfDay } from "~/features/calendar/domain/verses/verse-of-day";
import { fillIn } from "~/shared/text";
import type { MysterySet } from "~/shared/vocabulary";
import { GUIDE_IDS, type Guide, type GuideId, type GuideStep, type GuideVerse } from "./guide";
import { mysteriesOfDay } from "./mysteries-of-day";
import { lengthOf } from "./place";

/** A step as content/prayers has it. */
interface WrittenStep extends Omit<GuideStep, "verse"> {
  /** Whether the step looks at the verse of the day, or of the mystery. */
  verse?: true;
}

/** A guided prayer as content/prayers has it, with `{reference}` or `{set}` for the verse or mysteries of the day. */
interface WrittenGuide extends Omit<Guide, "id" | "verse" | "steps"> {
  /** About how long it takes. */
  minutes: number;
  steps: readonly WrittenStep[];
}

/** One mystery of the Rosary: a moment of the life of Christ or of his Mother, and the grace to ask for. */
interface Mystery {
  name: string;
  fruit: string;
  verse: Verse;
}

/** The Rosary; a decade is prayed for each mystery of a set. */
interface WrittenRosary extends Omit<WrittenGuide, "steps"> {
  opening: readonly WrittenStep[];
  decade: readonly WrittenStep[];
  ending: readonly WrittenStep[];
  mysteries: Readonly<Record<MysterySet, readonly Mystery[]>>;
}

/** The guided prayers as content/prayers has them. */
export type WrittenPrayers = Record<Exclude<GuideId, "rosary">, WrittenGuide> & { rosary: WrittenRosary };

/** A guided prayer in the list of choices. */
export interface GuideChoice {
  id: GuideId;
  title: string;
  subtitle: string;
  /** About how long it takes. */
  minutes: number;
  length: number;
}

const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth"];

/**
 * Returns a guided prayer for a local day (yyyy-MM-dd) in a calendar, by default that of the United States. `chosen` takes
 * the place of the verse of the day.
 */
export function guideOfDay(
  id: GuideId,
  localDate: string,
  calendar?: LiturgicalOptions,
  chosen?: GuideVerse | null,
): Guide {
  if (id === "rosary") return rosaryOf(mysteriesOfDay(localDate, calendar));
  const { minutes: _, steps, ...texts } = prayers[id];
  if (id === "examen") return { id, ...texts, steps: withVerse(steps) };
  const verse = chosen ?? verseOfDay(localDate, liturgicalDay(localDate, calendar));
  return { id, verse, ...fillIn(texts, { reference: verse.reference }), steps: withVerse(steps, verse) };
}

/** Returns the guided prayers of a local day (yyyy-MM-dd) in a calendar, to choose from. */
export function guideChoices(localDate: string, calendar?: LiturgicalOptions): GuideChoice[] {
  return GUIDE_IDS.map((id) => {
    const guide = guideOfDay(id, localDate, calendar);
    const { title, subtitle } = guide;
    return { id, title, subtitle, minutes: prayers[id].minutes, length: lengthOf(guide) };
  });
}

/** Returns the Rosary: five decades, each with its mystery, an Our Father, ten Hail Marys and a Glory Be. */
function rosaryOf(set: MysterySet): Guide {
  const { minutes: _, opening, decade, ending, mysteries, ...texts } = prayers.rosary;
  const decades = mysteries[set].flatMap(({ name, fruit, verse }, index) =>
    withVerse(fillIn(decade, { ordinal: ORDINALS[index] ?? "", set, mystery: name, fruit }), verse),
  );
  return {
    id: "rosary",
    ...fillIn(texts, { set }),
    steps: [...withVerse(opening), ...decades, ...withVerse(ending)],
  };
}

/** Returns steps with the verse in those that look at it. */
const withVerse = (steps: readonly WrittenStep[], shown?: GuideVerse): GuideStep[] =>
  steps.map(({ verse, ...step }) => (verse ? { ...step, verse: shown } : step));
