import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/*
 * Texts that the operator has installed with `npm run corpus`. Triggers keep their words in
 * the FTS5 table `corpus_texts`.
 */

/** An installed text. */
export const corpora = sqliteTable("corpora", {
  name: text().primaryKey(),
  importedAt: text("imported_at").notNull(),
  /** SHA-256 of what was imported. */
  hash: text().notNull(),
});

/** One place of an installed text: a verse, a paragraph, an article. */
export const corpusPlaces = sqliteTable(
  "corpus_places",
  {
    key: integer().primaryKey(),
    corpus: text().notNull(),
    /** As in `topic_references`. */
    work: text().notNull(),
    /** A paragraph; chapter × 1000 + verse; question × 1000 + article. */
    place: integer().notNull(),
    /** As it is shown: "John 6:53". */
    reference: text().notNull(),
    text: text().notNull(),
  },
  (table) => [uniqueIndex("corpus_places_place").on(table.work, table.place, table.corpus)],
);
