import type { Mood } from "~/features/journal/domain/limits";
import type { HelpFound, Support } from "~/features/safety/contract";

/** The two ways to ask the assistant. */
export const MODES = ["faith-learning", "apologetics"] as const;
export type Mode = (typeof MODES)[number];

/** What an answer may be drawn from. The ids stand in calls, rows and preferences; the labels in `From <label>:`. */
export const SOURCES = [
  "catechism",
  "scripture",
  "patristic",
  "aquinas",
  "augustine",
  "ratzinger",
  "von-balthasar",
  "rahner",
  "john-paul-ii",
  "vatican-ii",
  "papal-encyclicals",
  "canon-law",
  "liturgy",
] as const;
export type Source = (typeof SOURCES)[number];

export const SOURCE_LABELS: Record<Source, string> = {
  catechism: "Catechism of the Catholic Church",
  scripture: "Sacred Scripture",
  patristic: "Church Fathers",
  aquinas: "St. Thomas Aquinas",
  augustine: "St. Augustine",
  ratzinger: "Joseph Ratzinger (Benedict XVI)",
  "von-balthasar": "Hans Urs von Balthasar",
  rahner: "Karl Rahner",
  "john-paul-ii": "St. John Paul II",
  "vatican-ii": "Second Vatican Council",
  "papal-encyclicals": "Papal Encyclicals",
  "canon-law": "Code of Canon Law",
  liturgy: "Liturgy",
};

/** Who raises the question in apologetics. Calls name it `denomination`. */
export const PERSPECTIVES = [
  "baptist",
  "evangelical",
  "presbyterian",
  "methodist",
  "lutheran",
  "pentecostal",
  "seventh-day-adventist",
  "biblical-fundamentalist",
  "non-denominational",
  "orthodox",
  "anglican",
  "mormon",
  "jehovahs-witness",
  "muslim",
  "jewish",
  "atheist",
  "secular",
] as const;
export type Perspective = (typeof PERSPECTIVES)[number];

export const PERSPECTIVE_LABELS: Record<Perspective, string> = {
  baptist: "Baptist",
  evangelical: "Evangelical",
  presbyterian: "Presbyterian",
  methodist: "Methodist",
  lutheran: "Lutheran",
  pentecostal: "Pentecostal",
  "seventh-day-adventist": "Seventh-day Adventist",
  "biblical-fundamentalist": "Biblical Fundamentalist",
  "non-denominational": "Non-denominational",
  orthodox: "Orthodox",
  anglican: "Anglican",
  mormon: "Latter-day Saint (Mormon)",
  "jehovahs-witness": "Jehovah’s Witness",
  muslim: "Muslim",
  jewish: "Jewish",
  atheist: "Atheist",
  secular: "Secular",
};

export const CATEGORIES = [
  "theology",
  "scripture",
  "saints",
  "morality",
  "liturgy",
  "prayer",
  "apologetics",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Who wrote a text: the built-in companion, or the language model that the operator has configured. */
export const ENGINES = ["built-in", "model"] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * The life of an answer. `stopped`: ended by its reader, the text is what there was;
 * `interrupted`: broken off by a failure, the text is what there was and the call was not counted.
 */
export const ANSWER_STATES = ["streaming", "done", "stopped", "interrupted"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/**
 * What was found out about a citation. `verified`: exists, and the quoted words are there; `exists`; `unchecked`: the
 * reference exists as far as is known; `paraphrase` and `misquoted`: the words differ a little, or are not there;
 * `outside-passages`: exists, but was not among the passages given; `not-found`: struck, never listed as a source.
 */
export const CITATION_STATES = [
  "verified",
  "exists",
  "unchecked",
  "paraphrase",
  "misquoted",
  "outside-passages",
  "not-found",
] as const;
export type CitationState = (typeof CITATION_STATES)[number];

export const COMPANION_LIMITS = {
  /** Characters of a person's own words in one call. */
  input: 8_000,
  /** Characters of an answer that is sent back with a follow-up; also of a transcript that is saved. */
  previousResponse: 200_000,
  /** Characters of one answer: what a model writes beyond them is dropped. */
  answer: 40_000,
  /**
   * Questions of one conversation, and characters of the transcript to which one more may be asked: with that one it
   * can still be saved and sent back whole.
   */
  turns: 100,
  transcript: 150_000,
  /** Characters of journal content that a title is made for. */
  content: 300_000,
  /** Plain-text characters that a prayer or reflection needs. */
  minimumText: 20,
  sources: { min: 1, max: 3 },
  /** Titles that the configured model writes for one user a day; the built-in companion writes the rest. */
  modelTitlesADay: 100,
  /** Items of the history and of the saved list on the assistant's screen. */
  shownHistory: 30,
  shownSaved: 20,
} as const;

/** Response of `POST /api/ai/personalized-greeting`. Both are empty when the person wants no greeting by preference. */
export interface Greeting {
  greeting: string;
  /** A quotation with its reference. */
  inspiration: string;
}

/** References of an answer as they are shown: "CCC 1324-1327", "John 6:51". */
export interface Citations {
  catechism: string[];
  scripture: string[];
  fathers: string[];
  /** Summa, councils, encyclicals, canons. */
  documents: string[];
}

export interface CheckedCitation {
  /** As it is shown: "CCC 1324-1327". */
  reference: string;
  /** As it stands in the answer; struck there when nothing is found. */
  raw: string;
  state: CitationState;
  /** The installed text that the quotation was compared with. */
  text?: string;
}

/** An answer of the assistant: of `ask`, and of `follow-up` (there `answer` is the new turn alone). */
export interface AcolyteAnswer {
  answer: string;
  /** The sources used. */
  sources: Source[];
  citations: Citations;
  checked: CheckedCitation[];
  /** `null` for the message for an emergency, which is not stored. */
  id: string | null;
  /** Id of the history item. */
  threadId: string | null;
  state: AnswerState;
  engine: Engine;
  /** The message for an emergency in place of an answer: no feedback, no follow-up, nothing to save. */
  isSafetyMessage: boolean;
  /** Help lines to show above the answer; `null` for most, and for answers read from the history. */
  support: Support | null;
}

/** Part `data-citations` of a streamed answer, after the text. */
export type CitationsPart = Pick<AcolyteAnswer, "citations" | "checked">;

/**
 * Part `data-answer` of a streamed text: at its start (state `streaming`, so that it can be stopped and attached to
 * again) and once more, under the same part id, after the text.
 */
export type AnswerPart = Pick<
  AcolyteAnswer,
  "id" | "threadId" | "state" | "engine" | "sources" | "isSafetyMessage" | "support"
>;

/** The data parts of the companion's streams: `UIMessage<unknown, CompanionDataParts>` of the AI SDK. */
export type CompanionDataParts = { citations: CitationsPart; answer: AnswerPart };

/** One question of a history item with its answer, whose words are in the item's transcript. */
export interface HistoryTurn extends Pick<AcolyteAnswer, "sources" | "checked" | "state" | "engine"> {
  question: string;
  answerId: string;
  /** Characters of its answer: where the transcript is to be cut. */
  length: number;
}

/** One item of `GET /api/acolyte/history`. */
export interface HistoryItem {
  id: string;
  question: string;
  /** The whole transcript: turns parted by a blank line and `Follow-up: `. */
  response: string;
  mode: Mode;
  denomination: Perspective | null;
  sources: Source[];
  createdAt: string;
  isConversation: boolean;
  /** The last answer: what a follow-up and feedback name. */
  answerId: string;
  state: AnswerState;
  engine: Engine;
  /** Of all answers. */
  citations: Citations;
  /** In the order they were asked. */
  turns: HistoryTurn[];
}

/** Whether the person's words may go to the companion, to whom, and how many calls the day has left. */
export interface CompanionStatus {
  aiEnabled: boolean;
  /** Who answers now. */
  engine: Engine;
  /** Who would receive the words when the person agrees: "OpenAI" or a host; null without a configured provider. */
  provider: string | null;
  /** Whether the person has agreed that words go to the provider. */
  hasConsented: boolean;
  callsLimit: number;
  callsLeft: number;
  /** When the day's calls are whole again, by the user's clock: "midnight" or "5:00 AM". */
  callsResetAt: string;
  /** Whether the configured model would answer but for the user's address, which has to be confirmed first. */
  mustConfirmEmail: boolean;
}

/** What prayers, reflections, titles and insights have in common. */
interface Written {
  engine: Engine;
  /** The message for an emergency is here in place of the requested text. */
  isSafetyMessage: boolean;
  /** Help lines to show above the text. */
  support: Support | null;
}

/** Response of `POST /api/ai/personalized-prayer`. */
export interface WrittenPrayer extends Written {
  prayer: string;
}

/** Response of `POST /api/ai/spiritual-reflection`. */
export interface WrittenReflection extends Written {
  reflection: string;
}

/** Response of `POST /api/ai/journal-title`: at most six words. */
export interface WrittenTitle extends HelpFound {
  title: string;
}

/** Response of `POST /api/mood/insights`. */
export interface MoodInsights extends Written {
  spiritualReflection: string;
  scriptureVerse: string;
  scriptureReference: string;
  pastoralGuidance: string;
  prayerSuggestion: string;
}

/** A mood on a local day (yyyy-MM-dd). */
export interface DatedMood {
  date: string;
  mood: Mood;
}

/** What parts the turns of a transcript. */
export const FOLLOW_UP_MARK = "Follow-up: ";

/** A transcript with one more turn. Its question is one paragraph there, so that its end can be told. */
export function appendTurn(transcript: string, turn: { question: string; answer: string }): string {
  const question = turn.question.replace(/\n\s*\n/g, "\n");
  return `${transcript}\n\n${FOLLOW_UP_MARK}${question}\n\n${turn.answer}`;
}
