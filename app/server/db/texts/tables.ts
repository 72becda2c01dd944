import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PassageKind, TextKind } from "../../../shared/vocabulary";

/*
 * The texts themselves, loaded by `npm run texts`; the product only reads them. The search index over their words,
 * `passage_search`, is an FTS5 table (../full-text-tables.ts).
 */

/** A footnote: where it stands in the words, as an offset in UTF-16 units, and what it says. */
export interface PassageNote {
  at: number;
  text: string;
}

/** An installed text. Its row is written last: without it an import broke off, and the text is not installed. */
export const texts = sqliteTable("texts", {
  /** "web-c". */
  id: text().primaryKey(),
  title: text().notNull(),
  /** BCP 47. */
  language: text().notNull(),
  kind: text().$type<TextKind>().notNull(),
  licence: text().notNull(),
  /** SHA-256 of what was imported, and of the importer's version. */
  hash: text().notNull(),
  importedAt: text("imported_at").notNull(),
  /** The order of the texts: the first Bible answers where none is named. */
  position: integer().notNull(),
  /** The number of passages. */
  places: integer().notNull(),
});

/** A page of the reader: a chapter of a book, an article of the Summa, a day of the Martyrology. */
export const textPages = sqliteTable(
  "text_pages",
  {
    text: text().notNull(),
    /** From 1, in the order of reading. */
    position: integer().notNull(),
    /** The path under /read: "scripture/john/6". Both Bibles have the same. */
    address: text().notNull(),
    /** "John 6". */
    title: text().notNull(),
    /** What the page is grouped under in the table of contents: a book, a question, a work. */
    heading: text().notNull(),
    work: text().notNull(),
    /** The places of the work that the page holds. */
    first: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.text, table.position] }),
    uniqueIndex("text_pages_address").on(table.text, table.address),
    index("text_pages_place").on(table.work, table.first),
  ],
);

/** A verse, a paragraph, an objection or a reply: the smallest part of a text with a place. */
export const passages = sqliteTable(
  "passages",
  {
    key: integer().primaryKey(),
    text: text().notNull(),
    /** As the citations name it: "bible John", "summa I", "confessions". */
    work: text().notNull(),
    /** As the citations count: chapter × 1000 + verse, question × 1000 + article, a paragraph. */
    place: integer().notNull(),
    /** From 1 within a place: the objections of an article, the paragraphs of a chapter. */
    sequence: integer().notNull(),
    kind: text().$type<PassageKind>().notNull(),
    /** The number printed beside the words: "53", "2"; empty for none. */
    label: text().notNull(),
    /** The Vulgate's reference, where it has another: "Ps 22:1". */
    vulgate: text(),
    words: text().notNull(),
    notes: text({ mode: "json" }).$type<PassageNote[]>(),
  },
  (table) => [
    uniqueIndex("passages_place").on(table.work, table.place, table.text, table.sequence),
    // The keys of one text, for its replacement and for the search within it.
    index("passages_text").on(table.text),
  ],
);
