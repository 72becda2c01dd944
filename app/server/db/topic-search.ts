import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/*
 * FTS5 tables of the catalog, made by migrations/catalog/0017_topic_search_content.sql. They are not part of the schema,
 * because drizzle-kit would make ordinary tables of them.
 */

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

/** In how many topics a stem stands. */
export const topicVocabulary = sqliteTable("topic_vocabulary", {
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
