import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";
import type { QuotaUse } from "~/features/plans/contract";
import type { Support } from "~/features/safety/contract";
import type { Mood, PrayerStyle } from "~/shared/vocabulary";
import { type Engine, type Mode, type Perspective, SOURCES, type Source } from "./limits";

/*
 * Tasks: everything that is needed to write one text. Plain data, because a task travels as JSON: to the object that
 * writes an answer, and in a call's options to the built-in companion.
 */

/** A prayer in the writer's own words. */
export interface PrayerTask {
  kind: "prayer";
  /** Plain text of the writer: a journal entry, or an intention. */
  text: string;
  style: PrayerStyle;
  /** 1 to 5: 2, 3, 4, 6 or 8 sentences before the Amen. */
  length: number;
  /** The writer's favourite saint as the profile names it ("St. Joseph"); `null` without one. */
  saint: string | null;
  season: Season;
  timeOfDay: TimeOfDay;
  /** The mood of the entry; absent when none is chosen. */
  mood?: Mood;
  /** The writer's local day (yyyy-MM-dd): the same words get other lines on another day. */
  date?: string;
  /** From 0. The same text and attempt make the same prayer, another attempt makes another one. */
  attempt: number;
  /** Category of the prayer generator; unknown ones are ignored. */
  category?: string;
  /** Title of the wanted prayer. */
  title?: string;
}

/** Questions for reflection on the writer's text. */
export interface ReflectionTask {
  kind: "reflection";
  text: string;
  /** Earlier reflections on the same text; their questions are not repeated. */
  history: string[];
  attempt: number;
}

/** A title for a journal entry. */
export interface TitleTask {
  kind: "title";
  text: string;
}

/** A mood on a local day (yyyy-MM-dd). */
export interface DatedMood {
  date: string;
  mood: Mood;
}

/** A word on dated moods and recurring words, and one practice. */
export interface InsightsTask {
  kind: "insights";
  moods: DatedMood[];
  /** Words of the writer's latest entries. */
  themes: string[];
  season: Season;
  /** The local day (yyyy-MM-dd): another week gets another verse and practice. */
  date: string;
}

/** A source's words on one topic: the index's own summary, or the words of an installed text. */
export interface Passage {
  topicId: string;
  /** The topic's title. */
  title: string;
  source: Source;
  /** As they are shown: "CCC 1324-1327", "John 6:51". */
  references: string[];
  text: string;
  /** Set for the exact words of an installed work; `references` is then its one place. */
  isInstalled?: true;
}

/** A statement with the narrow places that carry it. */
interface Claim {
  text: string;
  references: string[];
  /** A source of the companion, or "saints", "history", "councils". */
  source: string;
}

/** A question that people ask, with its answer: the first claim is the direct one. */
export interface KnownAnswer {
  id: string;
  /** The question in its first wording. */
  title: string;
  claims: Claim[];
  /** One sentence for somebody whose life it is. */
  warmth?: string;
  /** The same in Spanish, claim by claim; `null` where it is in English only. */
  spanish: { claims: string[]; warmth?: string } | null;
}

/** An objection of the index: common ground, the concern in words its holder would accept, then the answer. */
export interface FoundObjection {
  objectionId: string;
  title: string;
  commonGround: string;
  concern: string;
  answer: string;
  references: string[];
}

/** Finds for a question. Both lists are empty when nothing is found; `nearest` then names the nearest topics. */
export interface FoundPassages {
  /** The language of the question: of the words that are the companion's own. */
  language: "en" | "es";
  /** The answer to the question as a whole, or to a follow-up's earlier one; `null` where none is near enough. */
  known: KnownAnswer | null;
  /** Those to its further parts. */
  alsoKnown: KnownAnswer[];
  /** Parts of the question that no answer meets, in its own words. */
  unanswered: string[];
  /** That of the earlier question, for a follow-up. */
  earlierKnown: KnownAnswer | null;
  passages: Passage[];
  /** The well-known verse that the question quotes, as it is shown; `null` without one. */
  verse: string | null;
  /** Best first; empty in faith-learning. */
  objections: FoundObjection[];
  /** Titles of the nearest topics, at most two. */
  nearest: string[];
  /** References named in the question that do not exist: "CCC 3001". */
  missingReferences: string[];
}

/** Returns the claims of the known answers, the direct one first. */
export function givenClaims({ known, earlierKnown }: Pick<FoundPassages, "known" | "earlierKnown">): Claim[] {
  return [known, earlierKnown].flatMap((answer) => answer?.claims ?? []);
}

/** Returns all that an answer may be drawn from, the claims of the known answers as passages. */
export function givenPassages({ passages, known, alsoKnown, earlierKnown }: FoundPassages): Passage[] {
  const claims = [known, ...alsoKnown, earlierKnown].flatMap((answer) =>
    (answer?.claims ?? []).map((claim): Passage => {
      const source = SOURCES.find((one) => one === claim.source) ?? "catechism";
      return { topicId: "", title: answer?.title ?? "", ...claim, source };
    }),
  );
  return [...passages, ...claims];
}

/** An answer to a question. */
export interface AnswerTask extends FoundPassages {
  kind: "answer";
  question: string;
  mode: Mode;
  /** The chosen sources; empty in apologetics. */
  sources: Source[];
  perspective: Perspective | null;
}

/** A further question on an earlier answer. */
export interface FollowUpTask extends Omit<AnswerTask, "kind"> {
  kind: "follow-up";
  earlier: {
    question: string;
    answer: string;
    /** False when the text matches no stored answer of the user's: then it counts as the user's own words. */
    isStored: boolean;
  };
}

export type CompanionTask =
  | PrayerTask
  | ReflectionTask
  | TitleTask
  | InsightsTask
  | AnswerTask
  | FollowUpTask;

/** One answer to be written; plain data. The row with this id is already stored as `streaming`. */
export interface AnswerJob {
  answerId: string;
  threadId: string;
  userId: string;
  /** The shard of the user's rows. */
  journalShard: number;
  /** The local day of the question. */
  localDate: string;
  /** The counted use, to be given back; absent in jobs that an older version has stored. */
  use?: QuotaUse;
  engine: Engine;
  task: AnswerTask | FollowUpTask;
  /** Help lines to show above the answer. */
  support: Support | null;
  /** Help lines to show when the model itself sends the person to a crisis line. */
  supportIfNoticed: Support;
  /** Shown instead when the model's own words would harm. */
  safetyMessage: string;
}
