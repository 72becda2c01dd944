import { z } from "zod/mini";
import { MOODS } from "~/features/journal/domain/limits";
import { printable } from "~/shared/hidden-characters";
import {
  COMPANION_LIMITS,
  MODES,
  type Mode,
  PERSPECTIVES,
  type Perspective,
  SOURCES,
  type Source,
} from "../contract";

export const INPUT_TOO_LONG = `At most ${COMPANION_LIMITS.input.toLocaleString("en-US")} characters.`;
const words = (missing: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(printable),
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(COMPANION_LIMITS.input, INPUT_TOO_LONG),
    );
const enoughWords = (tooShort: string) =>
  z
    .string(tooShort)
    .check(
      z.trim(),
      z.minLength(COMPANION_LIMITS.minimumText, tooShort),
      z.maxLength(COMPANION_LIMITS.input, INPUT_TOO_LONG),
    );

const mode = z.enum(MODES, "The mode is faith-learning or apologetics.");
const denomination = z.nullish(z.enum(PERSPECTIVES, "This perspective is not known."));
const sources = z.nullish(
  z.array(z.enum(SOURCES, "This source is not known."), "sources is a list.").check(
    z.maxLength(COMPANION_LIMITS.sources.max, "Choose at most 3 sources."),
    z.refine((list) => new Set(list).size === list.length, "Choose each source once."),
  ),
);

/** Faith-learning draws on one to three sources, apologetics answers one perspective. */
const askedOfSomebody = z.superRefine<{
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
  .object({ question: words("Please enter a question."), mode, denomination, sources })
  .check(askedOfSomebody);
export type AskInput = z.infer<typeof askSchema>;

/** Body of `POST /api/acolyte/follow-up`. `answerId` (the answer followed up) is optional: the text finds it too. */
export const followUpSchema = z
  .object({
    followUpQuestion: words("Please enter a question."),
    previousQuestion: words("The question before is missing."),
    previousResponse: z
      .string("The answer before is missing.")
      .check(
        z.trim(),
        z.minLength(1, "The answer before is missing."),
        z.maxLength(COMPANION_LIMITS.previousResponse, "The answer before is too long."),
      ),
    answerId: z.nullish(z.string().check(z.maxLength(64))),
    mode,
    denomination,
    sources,
  })
  .check(askedOfSomebody);
export type FollowUpInput = z.infer<typeof followUpSchema>;

/** Query of `GET /api/acolyte/history`. */
export const historyQuery = z.object({
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, "limit is a number from 1 to 100.")),
      z.pipe(
        z.transform(Number),
        z
          .number()
          .check(
            z.minimum(1, "limit is a number from 1 to 100."),
            z.maximum(100, "limit is a number from 1 to 100."),
          ),
      ),
    ),
  ),
  before: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

export const idParams = z.object({ id: z.string() });

/** Body of `POST /api/ai/consent`. */
export const consentSchema = z.object({ accepted: z.boolean("accepted is true or false.") });

/** Body of `POST /api/ai/personalized-prayer`. Another `attempt` gives another prayer on the same text. */
export const personalizedPrayerSchema = z.object({
  plainText: enoughWords("Please write a bit more so I can create a meaningful prayer for you."),
  context: z.nullish(z.string().check(z.maxLength(40))),
  attempt: z._default(z.int("attempt is a number.").check(z.minimum(0), z.maximum(1_000)), 0),
});

export const REFLECTION_TOO_SHORT = "Please write a bit more so I can offer meaningful reflection questions.";

/** Body of `POST /api/ai/spiritual-reflection`. `reflection_history` holds the questions already asked on this draft. */
export const spiritualReflectionSchema = z.object({
  /** HTML or plain text; its plain text has the length of any other call's words. */
  content: z
    .string(REFLECTION_TOO_SHORT)
    .check(
      z.trim(),
      z.minLength(1, REFLECTION_TOO_SHORT),
      z.maxLength(COMPANION_LIMITS.content, INPUT_TOO_LONG),
    ),
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
  content: z
    .string("content is missing.")
    .check(
      z.trim(),
      z.minLength(1, "content is missing."),
      z.maxLength(COMPANION_LIMITS.content, "content is too long."),
    ),
});

/** Body of `POST /api/mood/insights`. The server sends dated moods and theme words of its own choice. */
export const moodInsightsSchema = z.object({
  moodPattern: z.nullish(z.string().check(z.maxLength(1_000))),
  recentMoods: z.nullish(z.array(z.enum(MOODS, "This mood is not known.")).check(z.maxLength(10))),
  journalThemes: z.nullish(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(10))),
});

const anyText = z.nullish(z.string().check(z.maxLength(COMPANION_LIMITS.previousResponse)));

/** Body of `POST /api/ai-feedback`. The texts are read for signs of danger and then discarded. */
export const answerFeedbackSchema = z.object({
  contentType: z.string("contentType is missing.").check(z.minLength(1), z.maxLength(40)),
  rating: z.union([z.literal(1), z.literal(-1)], "The rating is 1 or -1."),
  answerId: z.nullish(z.string().check(z.maxLength(64))),
  response: anyText,
  question: anyText,
  mode: z.nullish(mode),
  denomination,
  sources: z.nullish(z.array(z.enum(SOURCES, "This source is not known.")).check(z.maxLength(13))),
});
export type AnswerFeedbackInput = z.infer<typeof answerFeedbackSchema>;

export const FEEDBACK_TYPES = ["thumbs_up", "thumbs_down"] as const;

/** Body of `POST /api/ai/feedback`. Stored are ids and numbers; the texts are discarded. */
export const companionFeedbackSchema = z.object({
  contentType: z.enum(["prayer", "reflection"], "contentType is prayer or reflection."),
  contentId: z.nullish(z.union([z.string().check(z.maxLength(100)), z.number()])),
  userInput: anyText,
  aiOutput: anyText,
  feedbackType: z.enum(FEEDBACK_TYPES, "feedbackType is thumbs_up or thumbs_down."),
  contextData: z.nullish(
    z.object({
      prayerStyle: z.nullish(z.string().check(z.maxLength(40))),
      prayerLength: z.nullish(z.number()),
      wordCount: z.nullish(z.number()),
      journalContent: anyText,
    }),
  ),
});
export type CompanionFeedbackInput = z.infer<typeof companionFeedbackSchema>;
