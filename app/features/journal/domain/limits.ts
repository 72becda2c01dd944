// Apart from the contract, so that screens that need a limit do not load the schemas.

export { ENTRY_TYPES, type EntryType, MOODS, type Mood } from "~/shared/vocabulary";

export const ENTRY_FILTERS = ["all", "bookmarked", "deleted"] as const;
export type EntryFilter = (typeof ENTRY_FILTERS)[number];

export const JOURNAL_LIMITS = {
  /** UTF-8 bytes of an entry's HTML, both as it is sent and as it is stored. */
  contentBytes: 200_000,
  titleLength: 200,
  /** Greeting, inspiration, intentions and insights of an entry, characters each. */
  noteLength: 4_000,
  /** Bytes of one image. */
  imageBytes: 5 * 1024 * 1024,
  /** Pixels of an image's width and of its height. */
  imageSide: 12_000,
  previewLength: 120,
  screenPageSize: 30,
  calendarDays: 62,
  /** Entries in a response of the calendar call at most. */
  calendarEntries: 1_000,
  calendarScreenEntries: 200,
  moodDays: 14,
  idempotencyKeyLength: 200,
  bulkIds: 100,
  intentionLength: 300,
  activeIntentions: 100,
} as const;

/** The first day that an entry may have; an earlier date is a typing error. */
export const FIRST_ENTRY_DATE = "1900-01-01";
