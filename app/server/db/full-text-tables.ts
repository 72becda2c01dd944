import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/*
 * The FTS5 tables. Their migrations are hand-written (catalog/0004_library.sql,
 * catalog/0017_topic_search_content.sql, journal/0001_search.sql, texts/0001_search.sql), and they are not part of the
 * schema, because drizzle-kit would make ordinary tables of them.
 */

/** Words of entries, in a journal shard. */
export const entrySearch = sqliteTable("entry_search", {
  /** The key of `search_documents`. */
  rowid: integer(),
  terms: text(),
});

/** Words of saved responses, in the catalog. */
export const savedSearch = sqliteTable("saved_search", {
  /** The key of `saved_responses`. */
  rowid: integer(),
  terms: text(),
});

/** Words of a topic, in their canonical forms and without stop words. */
export const topicSearch = sqliteTable("topic_search", {
  /** The topic's number. */
  rowid: integer(),
  title: text(),
  aliases: text(),
  everyday: text(),
  summary: text(),
  notes: text(),
});

/** The number of topics that hold a stem. */
export const topicVocabulary = sqliteTable("topic_vocabulary", {
  term: text().notNull(),
  doc: integer().notNull(),
});

/** Words of a known question and its answer, as those of a topic. */
export const knownAnswerSearch = sqliteTable("known_answer_search", {
  /** The answer's number. */
  rowid: integer(),
  questions: text(),
  answer: text(),
  spanish: text(),
});

/** The number of known answers that hold a stem. */
export const knownAnswerVocabulary = sqliteTable("known_answer_vocabulary", {
  term: text().notNull(),
  doc: integer().notNull(),
});

/** Words of an objection, as those of a topic. */
export const objectionSearch = sqliteTable("objection_search", {
  /** The objection's number. */
  rowid: integer(),
  title: text(),
  aliases: text(),
  concern: text(),
  answer: text(),
});

/** Words of the installed texts. */
export const passageSearch = sqliteTable("passage_search", {
  /** The passage's key. */
  rowid: integer(),
  words: text(),
});

/** The number of passages that hold a stem, and how often it occurs in all. */
export const passageVocabulary = sqliteTable("passage_vocabulary", {
  term: text().notNull(),
  doc: integer().notNull(),
  cnt: integer().notNull(),
});
