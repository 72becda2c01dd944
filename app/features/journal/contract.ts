import { z } from "zod/mini";
import type { CalendarUnit, DayRange } from "~/features/calendar/domain/month-grid";
import { isLocalDate, isTimezone, UNKNOWN_TIMEZONE } from "~/shared/dates";
import { isBlank, oneLine, printable } from "~/shared/hidden-characters";
import { pageQuery } from "~/shared/paging";
import {
  ENTRY_TYPES,
  type EntryFilter,
  type EntryType,
  JOURNAL_LIMITS,
  MOODS,
  type Mood,
} from "./domain/limits";

export * from "./domain/limits";

/** An entry in the responses of calls. Times are ISO 8601 UTC, `entryDate` is the writer's local day. */
export interface JournalEntry {
  id: string;
  entryType: EntryType;
  title: string;
  /** Sanitised HTML. */
  content: string;
  mood: Mood | null;
  originalGreeting: string;
  originalInspiration: string;
  prayerIntentions: string;
  spiritualInsights: string;
  entryDate: string;
  /** The writer's IANA zone. */
  timezone: string;
  isBookmarked: boolean;
  /** Rises by one with every edit; the `ETag` of the entry. */
  version: number;
  createdAt: string;
  updatedAt: string;
  /** When it was moved to the recycle bin; `null` while active. */
  deletedAt: string | null;
}

/** The optional fields that a writer sets beside title and text, on the screens of a new entry and of an edit. */
export type EntryFields = Pick<JournalEntry, "mood">;

const REAL_DATE = "Use a real date, written yyyy-MM-dd.";
const day = (missing: string) => z.string(missing).check(z.refine(isLocalDate, REAL_DATE));
export const localDateSchema = day(REAL_DATE);
const note = z
  .string()
  .check(z.overwrite(printable), z.maxLength(JOURNAL_LIMITS.noteLength, "This text is too long."));
const title = z
  .string()
  .check(
    z.overwrite(oneLine),
    z.maxLength(JOURNAL_LIMITS.titleLength, "A title has at most 200 characters."),
  );
export const moodSchema = z.enum(MOODS, "This mood is not known.");

/** Body of `PUT /api/prayer-journal/entries/:id`; absent fields stay as they are. */
export const updateEntrySchema = z.object({
  content: z
    .string("Content is required.")
    .check(z.refine((text) => text.trim() !== "", "Please write something first")),
  title: z.optional(title),
  mood: z.nullish(moodSchema),
});
export type UpdateEntryInput = z.infer<typeof updateEntrySchema>;

/** Body of `POST /api/prayer-journal/entries`. */
export const createEntrySchema = z.object({
  ...updateEntrySchema.shape,
  entryType: z.optional(z.enum(ENTRY_TYPES, "This entry type is not known.")),
  originalGreeting: z.nullish(note),
  originalInspiration: z.nullish(note),
  prayerIntentions: z.nullish(note),
  spiritualInsights: z.nullish(note),
  entryDate: z.optional(localDateSchema),
  timezone: z.optional(z.string().check(z.refine(isTimezone, UNKNOWN_TIMEZONE))),
});
export type CreateEntryInput = z.infer<typeof createEntrySchema>;

/** Value of the header `Idempotency-Key`; `null` without one. */
export const idempotencyKeySchema = z.nullable(
  z
    .string()
    .check(
      z.minLength(1, "An idempotency key has 1 to 200 characters."),
      z.maxLength(JOURNAL_LIMITS.idempotencyKeyLength, "An idempotency key has 1 to 200 characters."),
    ),
);

/** Body of `POST /api/prayer-journal/entries/bulk`. */
export const bulkEntriesSchema = z.object({
  action: z.enum(["restore", "permanent"], 'action is "restore" or "permanent".'),
  ids: z
    .array(z.string())
    .check(
      z.minLength(1, "Choose at least one entry."),
      z.maxLength(JOURNAL_LIMITS.bulkIds, "At most 100 entries at once."),
    ),
});

/**
 * Query of `GET /api/prayer-journal/search`: words, mood, days (both ends included) and bookmarks all narrow the result.
 * A search of any length is accepted; its first 200 characters and 20 words count.
 */
export const searchQuery = z.object({
  ...pageQuery.shape,
  q: z._default(z.string(), ""),
  mood: z.optional(moodSchema),
  from: z.optional(localDateSchema),
  to: z.optional(localDateSchema),
  bookmarked: z._default(z.enum(["true", "false"], "bookmarked is true or false."), "false"),
});

/** Query of `GET /api/prayer-journal/calendar`. */
export const calendarQuery = z.object({
  startDate: day("Add startDate, the first day to show, written yyyy-MM-dd."),
  endDate: day("Add endDate, the last day to show, written yyyy-MM-dd."),
});
export type CalendarQuery = z.infer<typeof calendarQuery>;

/** Response of `GET /api/prayer-journal/calendar`. */
export interface CalendarResponse {
  /** Content and notes are cut to their first 120 characters. */
  entries: JournalEntry[];
  currentStreak: number;
  longestStreak: number;
}

const wholeNumber = (message: string) => z.int(message).check(z.nonnegative(message));

/** Body of `PATCH /api/prayer-journal/streak`: validated and then ignored, because a client's numbers prove nothing. */
export const streakSchema = z.object({
  currentStreak: z.optional(wholeNumber("currentStreak is a whole number.")),
  longestStreak: z.optional(wholeNumber("longestStreak is a whole number.")),
  lastJournalDate: z.nullish(localDateSchema),
});

export interface StreakRecord {
  /** Days of the run that ends yesterday or later in the user's zone, else 0. */
  currentStreak: number;
  longestStreak: number;
  lastJournalDate: string | null;
}

/** Body of `POST /api/prayer-journal/intentions`. */
export const createIntentionSchema = z.object({
  text: z.string("An intention needs a text.").check(
    z.overwrite(oneLine),
    z.refine((text) => !isBlank(text), "An intention needs a text."),
    z.maxLength(JOURNAL_LIMITS.intentionLength, "An intention has at most 300 characters."),
  ),
});
export type CreateIntentionInput = z.infer<typeof createIntentionSchema>;

/** Body of `PATCH /api/prayer-journal/intentions/:id`: completed as answered, with a line of thanks, or open again. */
export const updateIntentionSchema = z.object({
  isCompleted: z.boolean("isCompleted is true or false."),
  thanks: z.optional(
    z
      .string()
      .check(
        z.overwrite(oneLine),
        z.maxLength(JOURNAL_LIMITS.intentionLength, "A line of thanks has at most 300 characters."),
      ),
  ),
});
export type UpdateIntentionInput = z.infer<typeof updateIntentionSchema>;

export interface Intention {
  id: string;
  text: string;
  isCompleted: boolean;
  thanks: string;
  createdAt: string;
  completedAt: string | null;
}

/** Response of `POST /api/upload/image`. */
export interface UploadedImage {
  /** Path of the image, which only its owner can load: `/api/images/:id`. */
  url: string;
}

/** An entry in lists: without its content, which may be long. */
export interface EntrySummary
  extends Pick<
    JournalEntry,
    "id" | "title" | "mood" | "entryDate" | "timezone" | "isBookmarked" | "createdAt" | "deletedAt"
  > {
  preview: string;
}

/** A piece of a text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A search result, with the places that match. */
export interface SearchHit extends EntrySummary {
  titleParts: TextPart[];
  /** Some 200 characters around the first match; the preview when the text itself has none. */
  excerpt: TextPart[];
}

/** Search criteria; all given criteria must match. */
export interface SearchCriteria {
  words: string;
  mood: Mood | null;
  from: string | null;
  to: string | null;
  isBookmarked: boolean;
}

/** The journal screen's search: one page of results. */
export interface SearchView {
  criteria: SearchCriteria;
  /** Newest first; none without criteria. */
  hits: SearchHit[];
  /** `before` of the next page; `null` on the last one. */
  nextCursor: string | null;
  isFirstPage: boolean;
  /** Today in the user's zone. */
  today: string;
}

/** The journal screen's list: one page of entries, the calendar and the totals. */
export interface JournalListView {
  filter: EntryFilter;
  /** Newest first by `entryDate`; the bin by the time of deletion. */
  entries: EntrySummary[];
  /** `before` of the next page; `null` on the last one. */
  nextCursor: string | null;
  /** The day at which the page starts; `null` when it starts at the newest entry. */
  anchorDate: string | null;
  /** Active entries of each day of `calendarRange` that has any. */
  dayCounts: Record<string, number>;
  calendarRange: DayRange;
  totals: { active: number; deleted: number };
  /** The number of open intentions. */
  activeIntentions: number;
  /** Today in the user's zone. */
  today: string;
  moodTrackingEnabled: boolean;
}

/** One entry with its neighbours in the list; they wrap around, and are `null` for a single entry or one in the bin. */
export interface EntryView {
  entry: JournalEntry;
  /** The next newer entry. */
  previousId: string | null;
  /** The next older entry. */
  nextId: string | null;
}

/** The moods of the last 14 days, oldest first: of each day the latest entry that has a mood. */
export interface MoodHistoryView {
  days: { date: string; mood: Mood | null }[];
  /** The number of days with each mood, most frequent first. */
  shares: { mood: Mood; count: number }[];
  /** The first words of the latest 5 active entries, newest first, as plain text. */
  latest: string[];
}

/** The part of a journal that other screens show on a day. */
export interface JournalGlance {
  currentStreak: number;
  longestStreak: number;
  /** Active entries of the day itself. */
  entriesToday: number;
  /** The first two entries of each requested day. */
  entries: EntrySummary[];
  /** The newest open intentions, at most 5. */
  intentions: Intention[];
  /** The number of all open intentions. */
  openIntentions: number;
}

/** The calendar screen: the entries of its days, and the streak. */
export interface CalendarView {
  view: CalendarUnit;
  /** A day of the range. */
  date: string;
  startDate: string;
  endDate: string;
  /** Today in the user's zone. */
  today: string;
  /** The first entries of each day in the order of writing: 4 in a month, 28 in a week, 200 on a day. */
  entries: EntrySummary[];
  /** Active entries of each day of the range that has any; may be more than `entries` holds. */
  dayCounts: Record<string, number>;
  currentStreak: number;
  longestStreak: number;
  /** The number of all active entries. */
  totalEntries: number;
}
