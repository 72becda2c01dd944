import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ENTRY_TYPES, MOODS } from "../../../shared/vocabulary";
import { isFullOf, textBytesOf } from "../stored-text.server";

/** @public Migrations are made from it. */
export { outbox } from "../outbox";

export const entries = sqliteTable(
  "entries",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    entryType: text("entry_type", { enum: ENTRY_TYPES }).notNull(),
    title: text("title").notNull(),
    /** The first 120 characters of the text, for lists, which do not read whole entries. */
    preview: text("preview").notNull(),
    mood: text("mood", { enum: MOODS }),
    originalGreeting: text("original_greeting").notNull().default(""),
    originalInspiration: text("original_inspiration").notNull().default(""),
    prayerIntentions: text("prayer_intentions").notNull().default(""),
    spiritualInsights: text("spiritual_insights").notNull().default(""),
    /** The writer's local day, yyyy-MM-dd; never changes. */
    entryDate: text("entry_date").notNull(),
    timezone: text("timezone").notNull(),
    isBookmarked: integer("is_bookmarked", { mode: "boolean" }).notNull().default(false),
    version: integer("version").notNull().default(1),
    sanitizerVersion: integer("sanitizer_version").notNull(),
    idempotencyKey: text("idempotency_key"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    deletedAt: text("deleted_at"),
    /** Sanitised HTML. The last column, so that a list does not step over its pages to reach the others. */
    content: text("content").notNull(),
    /** Bytes of the row in `text_totals`. */
    textBytes: integer("text_bytes").generatedAlwaysAs(
      textBytesOf(
        "title",
        "preview",
        "content",
        "original_greeting",
        "original_inspiration",
        "prayer_intentions",
        "spiritual_insights",
        "idempotency_key",
      ),
    ),
  },
  (table) => [
    index("entries_active")
      .on(table.userId, table.entryDate, table.createdAt, table.id)
      .where(sql`deleted_at IS NULL`),
    index("entries_bookmarked")
      .on(table.userId, table.entryDate, table.createdAt, table.id)
      .where(sql`deleted_at IS NULL AND is_bookmarked = 1`),
    // The mood chart takes a day's mood from the index alone.
    index("entries_mood")
      .on(table.userId, table.entryDate, table.createdAt, table.id, table.mood)
      .where(sql`deleted_at IS NULL AND mood IS NOT NULL`),
    index("entries_deleted").on(table.userId, table.deletedAt, table.id).where(sql`deleted_at IS NOT NULL`),
    uniqueIndex("entries_idempotency").on(table.userId, table.idempotencyKey),
  ],
);

/** The number of active entries of each day that has any; recomputed in the batch of each write. */
export const journalDays = sqliteTable(
  "journal_days",
  {
    userId: text("user_id").notNull(),
    entryDate: text("entry_date").notNull(),
    entryCount: integer("entry_count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.entryDate] }),
    // The streak and the calendar's counts are read from the index alone.
    index("journal_days_counts").on(table.userId, table.entryDate, table.entryCount),
  ],
);

/** The last and the longest run of days; the current streak is derived from them on reading. */
export const streaks = sqliteTable("streaks", {
  userId: text("user_id").primaryKey(),
  /** Days in a row up to `lastJournalDate`. */
  lastRunLength: integer("last_run_length").notNull(),
  longestStreak: integer("longest_streak").notNull(),
  lastJournalDate: text("last_journal_date"),
  /** Active entries. */
  totalEntries: integer("total_entries").notNull(),
  deletedEntries: integer("deleted_entries").notNull(),
});

export const intentions = sqliteTable(
  "intentions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    text: text("text").notNull(),
    isCompleted: integer("is_completed", { mode: "boolean" }).notNull().default(false),
    /** A line of thanks, written when the intention is completed as answered. */
    thanks: text("thanks").notNull().default(""),
    createdAt: text("created_at").notNull(),
    completedAt: text("completed_at"),
    /** Bytes of the row in `text_totals`. */
    textBytes: integer("text_bytes").generatedAlwaysAs(textBytesOf("text", "thanks")),
  },
  (table) => [
    index("intentions_user").on(table.userId, table.createdAt, table.id),
    index("intentions_active").on(table.userId, table.id).where(sql`is_completed = 0`),
  ],
);

export const images = sqliteTable(
  "images",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    contentType: text("content_type").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    /** Pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("images_user").on(table.userId, table.createdAt)],
);

/** Bytes of a user's images, kept by a trigger of `images`. */
export const imageTotals = sqliteTable("image_totals", {
  userId: text("user_id").primaryKey(),
  bytes: integer("bytes").notNull(),
});

/**
 * Bytes of text in all that a user wrote or got; triggers of those tables update them and refuse writes beyond the
 * limit (docs/decisions/0037).
 */
export const textTotals = sqliteTable("text_totals", {
  userId: text("user_id").primaryKey(),
  bytes: integer("bytes").notNull(),
  isFull: integer("is_full", { mode: "boolean" }).generatedAlwaysAs(isFullOf("bytes")),
});

/** The images that entries show; an image without a row is swept. */
export const entryImages = sqliteTable(
  "entry_images",
  {
    userId: text("user_id").notNull(),
    imageId: text("image_id").notNull(),
    entryId: text("entry_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.imageId, table.entryId] }),
    index("entry_images_entry").on(table.userId, table.entryId),
  ],
);
