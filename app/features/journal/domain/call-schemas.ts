import { z } from "zod/mini";
import { CALENDAR_UNITS } from "~/features/calendar/domain/month-grid";
import { isLocalDate, isTimezone, UNKNOWN_TIMEZONE } from "~/shared/dates";
import { isBlank, oneLine, printable } from "~/shared/hidden-characters";
import { pageQuery } from "~/shared/paging";
import { ENTRY_FILTERS, ENTRY_TYPES, JOURNAL_LIMITS, MOODS } from "./limits";

const REAL_DATE = "Use a real date, written yyyy-MM-dd.";
const day = (missing: string) => z.string(missing).check(z.refine(isLocalDate, REAL_DATE));
const localDate = day(REAL_DATE);
const note = z
  .string()
  .check(z.overwrite(printable), z.maxLength(JOURNAL_LIMITS.noteLength, "This text is too long."));
const title = z
  .string()
  .check(
    z.overwrite(oneLine),
    z.maxLength(JOURNAL_LIMITS.titleLength, "A title has at most 200 characters."),
  );
const mood = z.enum(MOODS, "This mood is not known.");
const content = z
  .string("Content is required.")
  .check(z.refine((text) => text.trim() !== "", "Please write something first"));

/** Body of `POST /api/prayer-journal/entries`. */
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
  timezone: z.optional(z.string().check(z.refine(isTimezone, UNKNOWN_TIMEZONE))),
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
export const listEntriesQuery = pageQuery;
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
export const calendarQuery = z.object({
  startDate: day("Add startDate, the first day to show, written yyyy-MM-dd."),
  endDate: day("Add endDate, the last day to show, written yyyy-MM-dd."),
});
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
