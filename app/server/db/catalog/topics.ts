import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Perspective, SOURCES, type Source } from "../../../shared/vocabulary";

/*
 * The companion's index: rows compiled from content/ and loaded by scripts/lib/topic-index.ts; the product only reads them.
 * The search indexes over them, `topic_search` and `objection_search`, are FTS5 tables (../full-text-tables.ts).
 */

/** The words of a source about a topic. */
interface StoredPassage {
  references: string[];
  text: string;
}

/** A way to ask for a topic: its stems, separated by spaces, and the sum of their weights. */
type StoredWording = [stems: string, weight: number];

/** A topic with the passages of its sources. */
export const topics = sqliteTable("topics", {
  number: integer().primaryKey(),
  id: text().notNull().unique(),
  title: text().notNull(),
  passages: text({ mode: "json" }).$type<Partial<Record<Source, StoredPassage>>>().notNull(),
  /** Its wordings. */
  wordings: text({ mode: "json" }).$type<StoredWording[]>().notNull().default([]),
});

/** Phrases of two words and more that lead to a topic, as stems of their content words. */
export const topicPhrases = sqliteTable(
  "topic_phrases",
  { phrase: text().notNull(), topic: integer().notNull() },
  (table) => [primaryKey({ columns: [table.phrase, table.topic] })],
);

/** The places that a topic refers to, as runs within a work. */
export const topicReferences = sqliteTable(
  "topic_references",
  {
    /** "document Catechism of the Catholic Church", "bible John", "summa I-II". */
    work: text().notNull(),
    /** A paragraph; chapter × 1000 + verse; question × 1000 + article. */
    first: integer().notNull(),
    last: integer().notNull(),
    topic: integer().notNull(),
  },
  (table) => [index("topic_references_place").on(table.work, table.first)],
);

/** An objection with its answer. */
export const objections = sqliteTable("objections", {
  number: integer().primaryKey(),
  id: text().notNull().unique(),
  title: text().notNull(),
  commonGround: text("common_ground").notNull(),
  concern: text().notNull(),
  answer: text().notNull(),
  references: text({ mode: "json" }).$type<string[]>().notNull(),
  perspectives: text({ mode: "json" }).$type<Perspective[]>().notNull(),
  /** Numbers of topics. */
  topics: text({ mode: "json" }).$type<number[]>().notNull(),
});

/** A statement with the narrow places that carry it. */
interface StoredClaim {
  text: string;
  references: string[];
  /** A source of the companion, or "saints", "history", "councils". */
  source: string;
}

/** What a known question is answered with; the first claim is the direct answer. */
export interface StoredAnswer {
  claims: StoredClaim[];
  /** One sentence for somebody whose life it is. */
  warmth?: string;
  /** Ids of others that people ask next. */
  related: string[];
}

/** The same in Spanish, claim by claim. */
export interface SpanishAnswer {
  claims: string[];
  warmth?: string;
}

/** A way to ask a known question: its stems, separated by spaces, the sum of their weights, and its kind. */
type StoredQuestion = [stems: string, weight: number, kind: string];

/** A question that people ask, with its answer. */
export const knownAnswers = sqliteTable("known_answers", {
  /** Made from the id. */
  number: integer().primaryKey(),
  id: text().notNull().unique(),
  /** Its first wording. */
  title: text().notNull(),
  answer: text({ mode: "json" }).$type<StoredAnswer>().notNull(),
  wordings: text({ mode: "json" }).$type<StoredQuestion[]>().notNull(),
  spanish: text({ mode: "json" }).$type<SpanishAnswer | null>(),
});

/** A work with much to say about some topics. */
export const works = sqliteTable(
  "works",
  {
    number: integer().primaryKey(),
    source: text({ enum: SOURCES }).notNull(),
    title: text().notNull(),
    year: integer().notNull(),
    pointer: text().notNull(),
    /** Numbers of topics. */
    topics: text({ mode: "json" }).$type<number[]>().notNull(),
  },
  (table) => [index("works_source").on(table.source)],
);
