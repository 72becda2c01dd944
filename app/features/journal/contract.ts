import { z } from "zod/mini";
import { CALENDAR_UNITS, type CalendarUnit, type DayRange } from "~/features/calendar/domain/month-grid";
import { isLocalDate, isTimezone } from "~/shared/dates";
import {
  ENTRY_FILTERS,
  ENTRY_TYPES,
  type EntryFilter,
  type EntryType,
  JOURNAL_LIMITS,
  MOODS,
  type Mood,
} from "./domain/limits";

export * from "./domain/limits";

const localDate = z.string().check(z.refine(isLocalDate, "Use a real date, written yyyy-MM-dd."));
const note = z.string().check(z.maxLength(JOURNAL_LIMITS.noteLength, "This text is too long."));
const title = z
  .string()
  .check(z.trim(), z.maxLength(JOURNAL_LIMITS.titleLength, "A title has at most 200 characters."));
const mood = z.enum(MOODS, "This mood is not known.");
const content = z
  .string("Content is required.")
  .check(z.refine((text) => text.trim() !== "", "Please write something first"));

/** Body of `POST /api/prayer-journal/entries` (SPEC section 7; `entryDate` and `timezone` as in DECISIONS). */
export const createEntrySchema = z.object({
  entryType: z.optional(z.enum(ENTRY_TYPES, "This entry type is not known.")),
  content,
  title: z.optional(title),
  mood: z.nullish(mood),
  originalGreeting: z.nullish(note),
  originalInspiration: z.nullish(note),
  prayerIntentions: z.nullish(note),
  spiritualInsights: z.nullish(note),
  entryDate: z.optional(localDate),
  timezone: z.optional(z.string().check(z.refine(isTimezone, "This time zone is not known."))),
});
export type CreateEntryInput = z.infer<typeof createEntrySchema>;

/** Body of `PUT /api/prayer-journal/entries/:id`; what is absent stays as it is. */
export const updateEntrySchema = z.object({
  content,
  title: z.optional(title),
  mood: z.nullish(mood),
});
export type UpdateEntryInput = z.infer<typeof updateEntrySchema>;

/** Path of a call about one thing. An id that nothing has is not malformed but not found. */
export const idParams = z.object({ id: z.string() });

/** Query of the lists. */
export const listEntriesQuery = z.object({
  limit: z._default(
    z.coerce
      .number("limit is a number from 1 to 100.")
      .check(
        z.int("limit is a number from 1 to 100."),
        z.minimum(1, "limit is a number from 1 to 100."),
        z.maximum(JOURNAL_LIMITS.pageSize, "limit is a number from 1 to 100."),
      ),
    JOURNAL_LIMITS.pageSize,
  ),
  before: z.optional(z.string()),
});
export type ListEntriesQuery = z.infer<typeof listEntriesQuery>;

const moodFilter = z.optional(mood);

/**
 * Query of `GET /api/prayer-journal/search`: words, mood, days (both ends included) and bookmarks narrow the result
 * down together. A search of any length is accepted; its first 200 characters and 20 words count.
 */
export const searchQuery = z.object({
  ...listEntriesQuery.shape,
  q: z._default(z.string(), ""),
  mood: moodFilter,
  from: z.optional(localDate),
  to: z.optional(localDate),
  bookmarked: z._default(z.enum(["true", "false"], "bookmarked is true or false."), "false"),
});

/** Query of `GET /api/prayer-journal/calendar`. */
export const calendarQuery = z.object({ startDate: localDate, endDate: localDate });
export type CalendarQuery = z.infer<typeof calendarQuery>;

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

/** Body of `POST /api/prayer-journal/intentions`. */
export const createIntentionSchema = z.object({
  text: z
    .string("An intention needs a text.")
    .check(
      z.trim(),
      z.minLength(1, "An intention needs a text."),
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
        z.trim(),
        z.maxLength(JOURNAL_LIMITS.intentionLength, "A line of thanks has at most 300 characters."),
      ),
  ),
});
export type UpdateIntentionInput = z.infer<typeof updateIntentionSchema>;

/** Body of `PATCH /api/prayer-journal/streak`: checked and then ignored, because a client's numbers prove nothing. */
export const streakSchema = z.object({
  currentStreak: z.optional(
    z.int("currentStreak is a whole number.").check(z.nonnegative("currentStreak is a whole number.")),
  ),
  longestStreak: z.optional(
    z.int("longestStreak is a whole number.").check(z.nonnegative("longestStreak is a whole number.")),
  ),
  lastJournalDate: z.nullish(localDate),
});

/** Value of the header `Idempotency-Key`; null without one. */
export const idempotencyKeySchema = z.nullable(
  z
    .string()
    .check(
      z.minLength(1, "An idempotency key has 1 to 200 characters."),
      z.maxLength(JOURNAL_LIMITS.idempotencyKeyLength, "An idempotency key has 1 to 200 characters."),
    ),
);

// An address may be old or mistyped: a screen then shows its beginning, where a call would answer 400.
// Four digits of a year are kept free at both ends, so that the days around it can be written too.
const shownDate = localDate.check(z.refine((date) => date >= "1000-01-01" && date < "9999-01-01"));
const lenientDate = z.catch(z.optional(shownDate), undefined);

/** Query of the journal screen's list. */
export const journalScreenQuery = z.object({
  filter: z.catch(z._default(z.enum(ENTRY_FILTERS), "all"), "all"),
  /** Id of the last entry shown: the page goes on after it. */
  before: z.optional(z.string()),
  /** The page starts at this day. */
  date: lenientDate,
  /** What the collapsible calendar shows. */
  calendar: z.catch(z._default(z.enum(["month", "week"]), "month"), "month"),
  /** A day of the month or week that the collapsible calendar shows; else `date`, else today. */
  calendarDate: lenientDate,
});
export type JournalScreenQuery = z.infer<typeof journalScreenQuery>;

/** Query of the journal screen's search. */
export const searchScreenQuery = z.object({
  /** What is sought; the search is open when it is there, even empty. */
  search: z.optional(z.string()),
  mood: z.catch(moodFilter, undefined),
  from: lenientDate,
  to: lenientDate,
  bookmarked: z.catch(z._default(z.enum(["true", "false"]), "false"), "false"),
  before: z.optional(z.string()),
});
export type SearchScreenQuery = z.infer<typeof searchScreenQuery>;

/** Query of the calendar screen. */
export const calendarScreenQuery = z.object({
  view: z.catch(z._default(z.enum(CALENDAR_UNITS), "month"), "month"),
  /** A day of the month, week or day shown; else today. */
  date: lenientDate,
});
export type CalendarScreenQuery = z.infer<typeof calendarScreenQuery>;

/** An entry as the calls give it. Times are ISO 8601 UTC, `entryDate` is the writer's local day. */
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
  /** IANA zone in which it was written. */
  timezone: string;
  isBookmarked: boolean;
  /** Rises by one with every edit; the `ETag` of the entry. */
  version: number;
  createdAt: string;
  updatedAt: string;
  /** When it was moved to the recycle bin; null while active. */
  deletedAt: string | null;
}

/** An entry as a list shows it: without its content, which may be long. */
export interface EntrySummary {
  id: string;
  title: string;
  preview: string;
  mood: Mood | null;
  entryDate: string;
  timezone: string;
  isBookmarked: boolean;
  createdAt: string;
  deletedAt: string | null;
}

/** A piece of a text, and whether it is what was sought. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** An entry that a search found, with the places that show why. */
export interface SearchHit extends EntrySummary {
  titleParts: TextPart[];
  /** Some 200 characters around the first match; the preview where none stands in the text itself. */
  excerpt: TextPart[];
}

/** What is sought: every part that is given must hold. */
export interface SearchCriteria {
  words: string;
  mood: Mood | null;
  from: string | null;
  to: string | null;
  isBookmarked: boolean;
}

/** The journal screen's search: one page of hits. */
export interface SearchView {
  criteria: SearchCriteria;
  /** Newest first; none while nothing is sought. */
  hits: SearchHit[];
  /** `before` of the next page; null on the last one. */
  nextCursor: string | null;
  isFirstPage: boolean;
  /** Today in the user's zone. */
  today: string;
}

export interface StreakRecord {
  /** Days of the run that ends yesterday or later in the user's zone, else 0. */
  currentStreak: number;
  longestStreak: number;
  lastJournalDate: string | null;
}

/** Answer of `GET /api/prayer-journal/calendar`. */
export interface CalendarResponse {
  entries: JournalEntry[];
  currentStreak: number;
  longestStreak: number;
}

export interface Intention {
  id: string;
  text: string;
  isCompleted: boolean;
  thanks: string;
  createdAt: string;
  completedAt: string | null;
}

/** Answer of `POST /api/upload/image`. */
export interface UploadedImage {
  /** Path of the image, for its owner alone: `/api/images/:id`. */
  url: string;
}

/** The journal screen's list: one page of entries and all that stands around it. */
export interface JournalListView {
  filter: EntryFilter;
  /** Newest first by `entryDate`; the bin by the time of deletion. */
  entries: EntrySummary[];
  /** `before` of the next page; null on the last one. */
  nextCursor: string | null;
  /** The day at which the page starts; null when it starts at the newest entry. */
  anchorDate: string | null;
  /** Active entries of each day of `calendarRange` that has any. */
  dayCounts: Record<string, number>;
  calendarRange: DayRange;
  totals: { active: number; deleted: number };
  /** Intentions that are not completed. */
  activeIntentions: number;
  /** Today in the user's zone. */
  today: string;
  moodTrackingEnabled: boolean;
}

/** One entry with its neighbours in the list; they wrap around, and are null when it is the only one or in the bin. */
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
  /** How many of the days have which mood, most frequent first. */
  shares: { mood: Mood; count: number }[];
  /** The beginnings of the latest 5 active entries, newest first, as plain text. */
  latest: string[];
}

/** What other screens show of a journal on a day. */
export interface JournalGlance {
  currentStreak: number;
  longestStreak: number;
  /** Active entries of the day itself. */
  entriesToday: number;
  /** The first two entries of each day asked for. */
  entries: EntrySummary[];
  /** The newest open intentions, at most 5. */
  intentions: Intention[];
  /** Open intentions in all. */
  openIntentions: number;
}

/** The calendar screen: what happened on the days shown, and the streak. */
export interface CalendarView {
  view: CalendarUnit;
  /** The day around which the view lies. */
  date: string;
  startDate: string;
  endDate: string;
  /** Today in the user's zone. */
  today: string;
  /** Of each day its first entries in the order of writing: 4 in a month, 28 in a week, 200 on a day. */
  entries: EntrySummary[];
  /** Active entries of each day of the range that has any; may be more than `entries` holds. */
  dayCounts: Record<string, number>;
  currentStreak: number;
  longestStreak: number;
  /** Active entries in all. */
  totalEntries: number;
}
