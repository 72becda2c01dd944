import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  Authorship,
  Category,
  CheckedCitation,
  Citations,
  Engine,
  Perspective,
  ResponseType,
  Source,
} from "../../../shared/vocabulary";
import { textBytesOf } from "../stored-text.server";

/*
 * Triggers in the migration keep counts, search index and views (docs/decisions/0014): every change of a saved response
 * changes them in the same transaction.
 */

const owner = () => text("user_id").notNull();

/** The number of a user in `saved_search`; never reused. */
export const savedOwners = sqliteTable("saved_owners", {
  number: integer().primaryKey({ autoIncrement: true }),
  userId: owner().unique(),
});

/** Answers that a person keeps. */
export const savedResponses = sqliteTable(
  "saved_responses",
  {
    /** The order of the list, and the key of the search index. */
    key: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    userId: owner(),
    title: text(),
    question: text().notNull(),
    response: text().notNull(),
    responseType: text("response_type").$type<ResponseType>().notNull(),
    category: text().$type<Category>(),
    denomination: text().$type<Perspective>(),
    notes: text(),
    isBookmarked: integer("is_bookmarked", { mode: "boolean" }).notNull().default(false),
    isPublic: integer("is_public", { mode: "boolean" }).notNull().default(false),
    /** Null unless public; another one each time that it is made public. */
    shareToken: text("share_token").unique(),
    viewCount: integer("view_count").notNull().default(0),
    sources: text({ mode: "json" }).$type<Source[]>().notNull().default(sql`'[]'`),
    authorship: text().$type<Authorship>().notNull(),
    /** Of the companion's texts alone. */
    engine: text().$type<Engine>(),
    /** The answer of the history that the text is; it may be deleted there. */
    answerId: text("answer_id"),
    /** The same where the text is its thread's whole transcript; null where it is not. What is saved so is saved once. */
    threadAnswerId: text("thread_answer_id").unique(),
    citations: text({ mode: "json" }).$type<Citations>(),
    checked: text({ mode: "json" }).$type<CheckedCitation[]>(),
    /** When the operator took it down; null otherwise. */
    takenDownAt: text("taken_down_at"),
    /** Search terms of question and response, and of title and notes with ` | ` between: the index is made from them. */
    textTerms: text("text_terms").notNull(),
    noteTerms: text("note_terms").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    /** Bytes of the row in `text_totals`. */
    textBytes: integer("text_bytes").generatedAlwaysAs(
      textBytesOf("title", "question", "response", "notes", "citations", "checked"),
    ),
  },
  (table) => [index("saved_responses_user").on(table.userId, table.key)],
);

/** How many saved responses of a person have a value: facet `all`, `bookmarked`, `public`, `category`, `type`, `denomination`. */
export const savedCounts = sqliteTable(
  "saved_response_counts",
  {
    userId: owner(),
    facet: text().notNull(),
    /** Empty for the first three facets. */
    value: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.facet, table.value] })],
);

/** Today's visitors of a shared response: salted hashes, deleted after the day. */
export const sharedViews = sqliteTable(
  "shared_views",
  {
    responseKey: integer("response_key").notNull(),
    visitorHash: text("visitor_hash").notNull(),
    day: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.responseKey, table.visitorHash] }),
    index("shared_views_day").on(table.day),
  ],
);
