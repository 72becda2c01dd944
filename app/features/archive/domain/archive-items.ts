import { z } from "zod/mini";
import {
  ANSWER_STATES,
  CATEGORIES,
  CITATION_STATES,
  COMPANION_LIMITS,
  ENGINES,
  MODES,
  PERSPECTIVES,
  SOURCES,
} from "~/features/companion/domain/limits";
import { ENTRY_TYPES, JOURNAL_LIMITS, MOODS } from "~/features/journal/domain/limits";
import { AUTHORSHIPS, LIBRARY_LIMITS, RESPONSE_TYPES } from "~/features/library/contract";
import { PRAYER_CATEGORIES, PRAYER_LIMITS } from "~/features/prayers/contract";
import { addHighlightSchema, keepPlaceSchema } from "~/features/texts/contract";
import { isLocalDate, isTimezone, UNKNOWN_TIMEZONE } from "~/shared/dates";
import { oneLine, printable } from "~/shared/hidden-characters";

/*
 * The files of an archive, version 1. New fields need no new version, because older readers ignore them; any other change
 * raises `ARCHIVE_VERSION`.
 */

export const ARCHIVE_VERSION = 1;

/** `manifest.json` of an archive. */
export const archiveManifest = z.object({
  schema: z.literal("acolyte-archive"),
  version: z.int().check(z.minimum(1)),
  exportedAt: z.string(),
  /** Number of items in each list. */
  counts: z.record(z.string(), z.int()),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

export const archivedId = z
  .string("An id is missing.")
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "This id is not valid."));
export const archivedInstant = z
  .string("A time is missing.")
  .check(z.refine(isInstant, "Times are ISO 8601 in UTC."));
const localDate = z
  .string("A day is missing.")
  .check(z.refine(isLocalDate, "Days are real dates, yyyy-MM-dd."));
const textOf = (limit: number) =>
  z.string("A text is missing.").check(z.overwrite(printable), z.maxLength(limit, "A text is too long."));
const lineOf = (limit: number) =>
  z.string("A text is missing.").check(z.overwrite(oneLine), z.maxLength(limit, "A text is too long."));
const sources = z.array(z.enum(SOURCES, "This source is not known."));
/** The server's signature of a text by the companion; `null` without one. */
const proof = z.nullable(z.string());

const citations = z.nullable(
  z.object({
    catechism: z.array(z.string()),
    scripture: z.array(z.string()),
    fathers: z.array(z.string()),
    documents: z.array(z.string()),
  }),
);
const checked = z.nullable(
  z.array(
    z.object({
      reference: z.string(),
      raw: z.string(),
      state: z.enum(CITATION_STATES),
      text: z.optional(z.string()),
      quoted: z.optional(z.string()),
      foundIn: z.optional(z.object({ id: z.string(), title: z.string() })),
      foundAt: z.optional(z.string()),
      reason: z.optional(z.string()),
    }),
  ),
);

export const archivedEntry = z.object({
  id: archivedId,
  entryType: z.enum(ENTRY_TYPES, "This entry type is not known."),
  title: lineOf(JOURNAL_LIMITS.titleLength),
  content: z.string("Content is required."),
  mood: z.nullable(z.enum(MOODS, "This mood is not known.")),
  originalGreeting: textOf(JOURNAL_LIMITS.noteLength),
  originalInspiration: textOf(JOURNAL_LIMITS.noteLength),
  prayerIntentions: textOf(JOURNAL_LIMITS.noteLength),
  spiritualInsights: textOf(JOURNAL_LIMITS.noteLength),
  entryDate: localDate,
  timezone: z.string().check(z.refine(isTimezone, UNKNOWN_TIMEZONE)),
  isBookmarked: z.boolean(),
  createdAt: archivedInstant,
  updatedAt: archivedInstant,
  /** When it was moved to the recycle bin; `null` outside of it. */
  deletedAt: z.nullable(archivedInstant),
});
export type ArchivedEntry = z.infer<typeof archivedEntry>;

export const archivedIntention = z.object({
  id: archivedId,
  text: lineOf(JOURNAL_LIMITS.intentionLength).check(z.minLength(1, "An intention needs a text.")),
  isCompleted: z.boolean(),
  thanks: lineOf(JOURNAL_LIMITS.intentionLength),
  createdAt: archivedInstant,
  completedAt: z.nullable(archivedInstant),
});

export const archivedImage = z.object({
  id: archivedId,
  contentType: z.string(),
  /** Bytes. */
  size: z.int().check(z.minimum(1), z.maximum(JOURNAL_LIMITS.imageBytes, "This image is larger than 5 MB.")),
  createdAt: archivedInstant,
  /** File name in the archive. */
  file: z.string(),
});
export type ArchivedImage = z.infer<typeof archivedImage>;

export const archivedPrayer = z.object({
  id: archivedId,
  title: lineOf(PRAYER_LIMITS.title).check(z.minLength(1, "A prayer needs a title.")),
  content: textOf(PRAYER_LIMITS.content).check(z.minLength(1, "A prayer needs its words.")),
  category: z.enum(PRAYER_CATEGORIES, "This category is not known."),
  sharedWith: z.array(lineOf(254)).check(z.maxLength(10_000)),
  createdAt: archivedInstant,
  updatedAt: archivedInstant,
});
export type ArchivedPrayer = z.infer<typeof archivedPrayer>;

export const archivedResponse = z.object({
  id: archivedId,
  title: z.nullable(lineOf(LIBRARY_LIMITS.title)),
  question: textOf(LIBRARY_LIMITS.question),
  response: textOf(LIBRARY_LIMITS.response),
  responseType: z.enum(RESPONSE_TYPES, "This type is not known."),
  category: z.nullable(z.enum(CATEGORIES, "This category is not known.")),
  denomination: z.nullable(z.enum(PERSPECTIVES, "This perspective is not known.")),
  notes: z.nullable(textOf(LIBRARY_LIMITS.notes)),
  isBookmarked: z.boolean(),
  sources,
  authorship: z.enum(AUTHORSHIPS),
  engine: z.nullable(z.enum(ENGINES)),
  citations,
  checked,
  createdAt: archivedInstant,
  updatedAt: archivedInstant,
  proof,
});
export type ArchivedResponse = z.infer<typeof archivedResponse>;

const archivedAnswer = z.object({
  id: archivedId,
  question: textOf(COMPANION_LIMITS.input),
  text: textOf(COMPANION_LIMITS.previousResponse),
  state: z.enum(ANSWER_STATES),
  engine: z.enum(ENGINES),
  sources,
  citations,
  checked,
  createdAt: archivedInstant,
  proof,
});
export type ArchivedAnswer = z.infer<typeof archivedAnswer>;

export const archivedThread = z.object({
  id: archivedId,
  question: lineOf(COMPANION_LIMITS.input),
  mode: z.enum(MODES),
  denomination: z.nullable(z.enum(PERSPECTIVES, "This perspective is not known.")),
  sources,
  createdAt: archivedInstant,
  answers: z
    .array(archivedAnswer)
    .check(
      z.minLength(1, "A conversation has an answer."),
      z.maxLength(COMPANION_LIMITS.turns, `A conversation has at most ${COMPANION_LIMITS.turns} questions.`),
    ),
});
export type ArchivedThread = z.infer<typeof archivedThread>;

export const archivedPlace = z.extend(keepPlaceSchema, { updatedAt: archivedInstant });

export const archivedHighlight = z.safeExtend(addHighlightSchema, { createdAt: archivedInstant });

const count = z.int().check(z.minimum(0), z.maximum(100_000));
export const archivedDay = z.object({
  localDate,
  prayers: count,
  questions: count,
  scriptures: count,
});

function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}
