import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  ANSWER_STATES,
  type CheckedCitation,
  type Citations,
  ENGINES,
  MODES,
  PERSPECTIVES,
  type Source,
} from "../../../shared/vocabulary";
import { textBytesOf } from "../stored-text.server";

const owner = () => text("user_id").notNull();

/** One item of a user's history: a question with its follow-ups. */
export const threads = sqliteTable(
  "threads",
  {
    id: text().primaryKey(),
    userId: owner(),
    /** The first question, as one line. */
    question: text().notNull(),
    mode: text({ enum: MODES }).notNull(),
    denomination: text({ enum: PERSPECTIVES }),
    /** The sources of all its answers. */
    sources: text({ mode: "json" }).$type<Source[]>().notNull(),
    createdAt: text("created_at").notNull(),
    /** Bytes of the row in `text_totals`. */
    textBytes: integer("text_bytes").generatedAlwaysAs(textBytesOf("question")),
  },
  (table) => [index("threads_user").on(table.userId, table.createdAt, table.id)],
);

/** One question and its answer. */
export const answers = sqliteTable(
  "answers",
  {
    id: text().primaryKey(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id),
    userId: owner(),
    question: text().notNull(),
    /** Empty until the answer has ended. */
    text: text().notNull().default(""),
    state: text({ enum: ANSWER_STATES }).notNull(),
    engine: text({ enum: ENGINES }).notNull(),
    sources: text({ mode: "json" }).$type<Source[]>().notNull().default(sql`'[]'`),
    citations: text({ mode: "json" }).$type<Citations>(),
    checked: text({ mode: "json" }).$type<CheckedCitation[]>(),
    /** SHA-256 of the text, and of the thread's transcript up to it: they identify a text that is sent back. */
    textHash: text("text_hash"),
    transcriptHash: text("transcript_hash"),
    /** Whether the answer's `AnswerStream` may still keep words of it: until it reports that it deleted them. */
    hasStream: integer("has_stream", { mode: "boolean" }).notNull().default(false),
    createdAt: text("created_at").notNull(),
    /** Bytes of the row in `text_totals`. */
    textBytes: integer("text_bytes").generatedAlwaysAs(
      textBytesOf("question", "text", "citations", "checked"),
    ),
  },
  (table) => [
    index("answers_stream").on(table.userId, table.createdAt).where(sql`has_stream = 1`),
    index("answers_thread").on(table.threadId, table.createdAt),
    index("answers_text").on(table.userId, table.textHash),
    index("answers_transcript").on(table.userId, table.transcriptHash),
  ],
);

/** The only stream that a user may read at a time. */
export const companionStreams = sqliteTable("companion_streams", {
  userId: text("user_id").primaryKey(),
  streamId: text("stream_id").notNull(),
  /** Epoch milliseconds; a row much older than any answer does not count. */
  startedAt: integer("started_at").notNull(),
});

/** Thumbs up and down: ids and numbers, no text. */
export const companionFeedback = sqliteTable(
  "companion_feedback",
  {
    id: text().primaryKey(),
    userId: owner(),
    contentType: text("content_type").notNull(),
    /** Id of the answer, prayer or reflection; null for none. */
    contentId: text("content_id"),
    /** 1 or -1. */
    rating: integer().notNull(),
    mode: text(),
    denomination: text(),
    sources: text({ mode: "json" }).$type<Source[]>(),
    prayerStyle: text("prayer_style"),
    prayerLength: integer("prayer_length"),
    wordCount: integer("word_count"),
    createdAt: text("created_at").notNull(),
  },
  (table) => [uniqueIndex("companion_feedback_content").on(table.userId, table.contentType, table.contentId)],
);
