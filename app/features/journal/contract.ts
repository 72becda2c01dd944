import type { CalendarUnit, DayRange } from "~/features/calendar/domain/month-grid";
import type { EntryFilter, EntryType, Mood } from "./domain/limits";

export * from "./domain/limits";

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

/** Response of `GET /api/prayer-journal/calendar`. */
export interface CalendarResponse {
  /** With the beginning of their content and notes alone: at most 120 characters each. */
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

/** Response of `POST /api/upload/image`. */
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
