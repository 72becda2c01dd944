import { z } from "zod/mini";
import type { HelpFound, Support } from "~/features/safety/contract";
import { printable } from "~/shared/hidden-characters";
import { pageQuery } from "~/shared/paging";
import type { PrayerStyle } from "~/shared/vocabulary";
import { type CheckedCitation, type Citations, MOODS } from "~/shared/vocabulary";
import {
  type AnswerState,
  COMPANION_LIMITS,
  type Engine,
  FEEDBACK_TYPES,
  MODES,
  type Mode,
  PERSPECTIVES,
  type Perspective,
  SOURCES,
  type Source,
} from "./domain/limits";

export type { CheckedCitation, Citations } from "~/shared/vocabulary";

export const INPUT_TOO_LONG = `At most ${COMPANION_LIMITS.input.toLocaleString("en-US")} characters.`;
export const REFLECTION_TOO_SHORT = "Please write a bit more so I can offer meaningful reflection questions.";

const atMost = (length: number) => z.string().check(z.maxLength(length));
const required = (missing: string, most: number, tooLong = INPUT_TOO_LONG, least = 1) =>
  z.string(missing).check(z.trim(), z.minLength(least, missing), z.maxLength(most, tooLong));
const question = (missing: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(printable),
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(COMPANION_LIMITS.input, INPUT_TOO_LONG),
    );
const anyText = z.nullish(atMost(COMPANION_LIMITS.previousResponse));

const choice = {
  mode: z.enum(MODES, "The mode is faith-learning or apologetics."),
  denomination: z.nullish(z.enum(PERSPECTIVES, "This perspective is not known.")),
  sources: z.nullish(
    z.array(z.enum(SOURCES, "This source is not known."), "sources is a list.").check(
      z.maxLength(COMPANION_LIMITS.sources.max, "Choose at most 3 sources."),
      z.refine((list) => new Set(list).size === list.length, "Choose each source once."),
    ),
  ),
};

/** Requires one to three sources in faith-learning, and a perspective in apologetics. */
const isComplete = z.superRefine<{
  mode: Mode;
  denomination?: Perspective | null;
  sources?: Source[] | null;
}>((input, context) => {
  if (input.mode === "faith-learning" && !input.sources?.length) {
    context.addIssue({ code: "custom", path: ["sources"], message: "Source Selection Required" });
  }
  if (input.mode === "apologetics" && !input.denomination) {
    context.addIssue({ code: "custom", path: ["denomination"], message: "Choose a perspective." });
  }
});

/** Body of `POST /api/acolyte/ask`. `sources` counts in faith-learning, `denomination` in apologetics. */
export const askSchema = z
  .object({ question: question("Please enter a question."), ...choice })
  .check(isComplete);
export type AskInput = z.infer<typeof askSchema>;

/** Body of `POST /api/acolyte/follow-up`. `answerId` (the answer followed up) is optional: the text finds it too. */
export const followUpSchema = z
  .object({
    followUpQuestion: question("Please enter a question."),
    previousQuestion: question("The question before is missing."),
    previousResponse: required(
      "The answer before is missing.",
      COMPANION_LIMITS.previousResponse,
      "The answer before is too long.",
    ),
    answerId: z.nullish(atMost(64)),
    ...choice,
  })
  .check(isComplete);
export type FollowUpInput = z.infer<typeof followUpSchema>;

/** Query of `GET /api/acolyte/history`. */
export const historyQuery = z.extend(pageQuery, {
  before: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

export const idParams = z.object({ id: z.string() });

/** Body of `POST /api/ai/consent`. */
export const consentSchema = z.object({ accepted: z.boolean("accepted is true or false.") });

const PRAYER_TOO_SHORT = "Please write a bit more so I can create a meaningful prayer for you.";

/** Body of `POST /api/ai/personalized-prayer`. Each `attempt` writes another prayer on the same text. */
export const personalizedPrayerSchema = z.object({
  plainText: required(PRAYER_TOO_SHORT, COMPANION_LIMITS.input, INPUT_TOO_LONG, COMPANION_LIMITS.minimumText),
  context: z.nullish(atMost(40)),
  mood: z.nullish(z.enum(MOODS, "This mood is not known.")),
  attempt: z._default(z.int("attempt is a number.").check(z.minimum(0), z.maximum(1_000)), 0),
});

/** Body of `POST /api/ai/spiritual-reflection`. `reflection_history` holds the questions already asked on this draft. */
export const spiritualReflectionSchema = z.object({
  /** HTML or plain text; the limits of other calls hold for its plain text. */
  content: required(REFLECTION_TOO_SHORT, COMPANION_LIMITS.content),
  reflection_history: z._default(
    z
      .array(
        z.string().check(z.maxLength(COMPANION_LIMITS.input, INPUT_TOO_LONG)),
        "reflection_history is a list.",
      )
      .check(z.maxLength(50, "At most 50 reflections.")),
    [],
  ),
});
export type SpiritualReflectionInput = z.infer<typeof spiritualReflectionSchema>;

/** Body of `POST /api/ai/journal-title`. */
export const journalTitleSchema = z.object({
  content: required("content is missing.", COMPANION_LIMITS.content, "content is too long."),
});

/** Body of `POST /api/mood/insights`. Accepted but not used: the server chooses moods and theme words itself. */
export const moodInsightsSchema = z.object({
  moodPattern: z.nullish(atMost(1_000)),
  recentMoods: z.nullish(z.array(z.enum(MOODS, "This mood is not known.")).check(z.maxLength(10))),
  journalThemes: z.nullish(z.array(atMost(60)).check(z.maxLength(10))),
});

/** Body of `POST /api/ai-feedback`. The texts are read for signs of danger and then discarded. */
export const answerFeedbackSchema = z.object({
  contentType: z.string("contentType is missing.").check(z.minLength(1), z.maxLength(40)),
  rating: z.union([z.literal(1), z.literal(-1)], "The rating is 1 or -1."),
  answerId: z.nullish(atMost(64)),
  response: anyText,
  question: anyText,
  mode: z.nullish(choice.mode),
  denomination: choice.denomination,
  sources: z.nullish(z.array(z.enum(SOURCES, "This source is not known.")).check(z.maxLength(13))),
});
export type AnswerFeedbackInput = z.infer<typeof answerFeedbackSchema>;

/** Body of `POST /api/ai/feedback`. Ids and numbers are stored; the texts are discarded. */
export const companionFeedbackSchema = z.object({
  contentType: z.enum(["prayer", "reflection"], "contentType is prayer or reflection."),
  contentId: z.nullish(z.union([atMost(100), z.number()])),
  userInput: anyText,
  aiOutput: anyText,
  feedbackType: z.enum(FEEDBACK_TYPES, "feedbackType is thumbs_up or thumbs_down."),
  contextData: z.nullish(
    z.object({
      prayerStyle: z.nullish(atMost(40)),
      prayerLength: z.nullish(z.number()),
      wordCount: z.nullish(z.number()),
      journalContent: anyText,
    }),
  ),
});
export type CompanionFeedbackInput = z.infer<typeof companionFeedbackSchema>;

/** Response of `POST /api/ai/personalized-greeting`. Both are empty for users who prefer no greeting. */
export interface Greeting {
  greeting: string;
  /** A quotation with its reference. */
  inspiration: string;
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

/** Part `data-citations` of a streamed text, after it. */
export interface CitationsPart extends Pick<AcolyteAnswer, "citations" | "checked"> {
  /** The whole text, where it differs from the streamed words: references that do not exist have left it. */
  text?: string;
}

/**
 * Part `data-answer` of a streamed text: at its start (state `streaming`, so that it can be stopped and attached to
 * again) and once more, under the same part id, after the text.
 */
export type AnswerPart = Omit<AcolyteAnswer, "answer" | keyof CitationsPart>;

/** The data parts of the companion's streams: `UIMessage<unknown, CompanionDataParts>` of the AI SDK. */
export type CompanionDataParts = { citations: CitationsPart; answer: AnswerPart };

/** One question of a history item with its answer, whose words are in the item's transcript. */
export interface HistoryTurn extends Pick<AcolyteAnswer, "sources" | "checked" | "state" | "engine"> {
  question: string;
  answerId: string;
  /** Characters of its answer, for cutting the transcript. */
  length: number;
}

/** One item of `GET /api/acolyte/history`. */
export interface HistoryItem {
  id: string;
  question: string;
  /** The whole transcript: turns separated by a blank line and `Follow-up: `. */
  response: string;
  mode: Mode;
  denomination: Perspective | null;
  sources: Source[];
  createdAt: string;
  isConversation: boolean;
  /** The last answer: follow-ups and feedback name it. */
  answerId: string;
  state: AnswerState;
  engine: Engine;
  /** Of all answers. */
  citations: Citations;
  /** In the order they were asked. */
  turns: HistoryTurn[];
}

/** Consent, provider and calls of a user. */
export interface CompanionStatus {
  aiEnabled: boolean;
  /** The engine that answers now. */
  engine: Engine;
  /** Receiver of the user's words after consent: "OpenAI", a host or "Cloudflare Workers AI"; `null` without a configured provider. */
  provider: string | null;
  /** Whether the user has agreed that words go to the provider. */
  hasConsented: boolean;
  callsLimit: number;
  callsLeft: number;
  /** Start of the next window of calls by the user's clock: "midnight" or "5:00 AM". */
  callsResetAt: string;
  /** Whether the configured model waits only for the user to confirm the e-mail address. */
  mustConfirmEmail: boolean;
}

/** A user's consent and preferences, for screens with the companion's controls; `null` when it is switched off. */
export interface CompanionAccess
  extends Pick<CompanionStatus, "provider" | "hasConsented" | "mustConfirmEmail"> {
  prayerStyle: PrayerStyle;
  /** 1 to 5. */
  prayerLength: number;
}

/** Common fields of prayers, reflections and insights. */
interface Written extends Pick<AcolyteAnswer, "engine" | "isSafetyMessage" | "support" | "checked"> {}

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
