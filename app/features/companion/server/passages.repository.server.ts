import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PlaceRun } from "~/features/texts/domain/citations/overlap";
import {
  knownAnswers,
  objections,
  topicPhrases,
  topicReferences,
  topics,
  works,
} from "~/server/db/catalog/topics";
import type { CatalogDb } from "~/server/db/client.server";
import {
  knownAnswerSearch,
  knownAnswerVocabulary,
  objectionSearch,
  topicSearch,
  topicVocabulary,
} from "~/server/db/full-text-tables";
import { batch } from "~/server/db/statements";
import type { Perspective } from "../domain/limits";
import type { WorkSource } from "../domain/retrieval/choose-passages";
import type { SoughtWords } from "../domain/retrieval/question-words";
import type { WordFrequencies } from "../domain/retrieval/rank-hits";

type TopicRow = typeof topics.$inferSelect;
export type ObjectionRow = typeof objections.$inferSelect;
export type WorkRow = typeof works.$inferSelect;
export type KnownAnswerRow = typeof knownAnswers.$inferSelect;

export interface IndexRequest {
  sought: SoughtWords;
  /** Two of its parts, to be searched for by themselves. */
  parts: readonly SoughtWords[];
  /** The question before; without words if there is none. */
  earlier: SoughtWords;
  /** The verse that the question quotes, as a word of the index; `null` without one. */
  quoted: string | null;
  /** The words that objections are searched for. */
  objected: SoughtWords;
  /** The places that the question is about. */
  places: readonly PlaceRun[];
  /** The perspective of the objections; `null` for none. */
  perspective: Perspective | null;
  workSources: readonly WorkSource[];
}

/** Rows with their bm25 score; higher is better. */
type ScoredTopic = TopicRow & { score: number };
type ScoredObjection = ObjectionRow & { score: number };
/** A topic with one of its phrases that is in the question. */
type PhrasedTopic = TopicRow & { phrase: string };

/** Finds of the index for one question. */
interface QuestionFinds {
  hits: ScoredTopic[];
  phrases: PhrasedTopic[];
  known: (KnownAnswerRow & { score: number })[];
}

export interface IndexFinds {
  sought: QuestionFinds;
  earlier: QuestionFinds;
  /** The topics that refer to the places, the narrowest reference first. */
  placed: (TopicRow & { reach: number })[];
  frequencies: WordFrequencies;
  /** Of the known answers. */
  knownFrequencies: WordFrequencies;
  objections: ScoredObjection[];
  /** Of the wanted sources. */
  works: WorkRow[];
}

const MOST_HITS = 12;
const MOST_PLACED = 6;
const MOST_OBJECTIONS = 6;
/** The right one is seldom beyond: wordings of many questions share a word such as "Mass". */
const MOST_KNOWN = 24;
/** The same for a part of a question. */
const MOST_KNOWN_OF_PART = 10;
const MOST_WORKS = 100;

// A title names its topic; summaries and notes name other topics, too. Small weights let a word in several fields count
// for more than a word in one: with large ones bm25 sees little but the first field.
const TOPIC_SCORE = sql<number>`-bm25(topic_search, 2.0, 1.2, 1.2, 0.3, 0.1)`;
const KNOWN_SCORE = sql<number>`-bm25(known_answer_search, 3.0, 1.0, 2.0)`;
const OBJECTION_SCORE = sql<number>`-bm25(objection_search, 5.0, 4.0, 1.5, 0.5)`;
/** Matches nothing. */
const NO_WORDS = '""';

const isOneOf = (column: SQLiteColumn, values: readonly (string | number)[]) =>
  inArray(column, sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`);

/** Searches the index for a question in one batch. The index bounds the rows read, not the question. */
export async function searchIndex(catalog: CatalogDb, request: IndexRequest): Promise<IndexFinds> {
  const { sought, parts, earlier, quoted } = request;
  const stems = [...new Set([...sought.stems, ...earlier.stems])];
  const found = await batch(catalog, {
    hits: selectHits(catalog, sought),
    phrases: selectPhrases(catalog, sought),
    known: selectKnown(catalog, quoted ? [...sought.words, quoted] : sought.words),
    knownOfPart: selectKnown(catalog, parts[0]?.words ?? [], MOST_KNOWN_OF_PART),
    knownOfOther: selectKnown(catalog, parts[1]?.words ?? [], MOST_KNOWN_OF_PART),
    earlierHits: selectHits(catalog, earlier),
    earlierPhrases: selectPhrases(catalog, earlier),
    earlierKnown: selectKnown(catalog, earlier.words),
    placed: selectPlaced(catalog, request.places),
    words: catalog
      .select({ stem: topicVocabulary.term, rows: topicVocabulary.doc })
      .from(topicVocabulary)
      .where(isOneOf(topicVocabulary.term, stems)),
    knownWords: catalog
      .select({ stem: knownAnswerVocabulary.term, rows: knownAnswerVocabulary.doc })
      .from(knownAnswerVocabulary)
      .where(isOneOf(knownAnswerVocabulary.term, stems)),
    topics: catalog.select({ rows: sql<number>`count(*)`.as("rows") }).from(topics),
    answers: catalog.select({ rows: sql<number>`count(*)`.as("rows") }).from(knownAnswers),
    objections: selectObjections(catalog, request),
    works: catalog
      .select()
      .from(works)
      .where(isOneOf(works.source, request.workSources))
      .orderBy(works.number)
      .limit(MOST_WORKS),
  });
  const { hits, phrases, earlierHits, earlierPhrases, earlierKnown } = found;
  const known = [...found.knownOfOther, ...found.knownOfPart, ...found.known];
  return {
    sought: { hits, phrases, known: [...new Map(known.map((one) => [one.number, one])).values()] },
    earlier: { hits: earlierHits, phrases: earlierPhrases, known: earlierKnown },
    placed: found.placed,
    frequencies: frequenciesOf(found.topics, found.words),
    knownFrequencies: frequenciesOf(found.answers, found.knownWords),
    objections: found.objections,
    works: found.works,
  };
}

function frequenciesOf(
  [total]: readonly { rows: number }[],
  words: readonly { stem: string; rows: number }[],
): WordFrequencies {
  return { topics: total?.rows ?? 0, byStem: new Map(words.map(({ stem, rows }) => [stem, rows])) };
}

const matchAny = (words: readonly string[]) => words.map((word) => `"${word}"`).join(" OR ") || NO_WORDS;

function selectHits(catalog: CatalogDb, { words }: SoughtWords) {
  const best = catalog
    .select({ number: sql<number>`topic_search.rowid`.as("found"), score: TOPIC_SCORE.as("score") })
    .from(topicSearch)
    .where(sql`topic_search MATCH ${matchAny(words)}`)
    .orderBy(sql`score DESC`)
    .limit(MOST_HITS)
    .as("best");
  return catalog
    .select({ ...getTableColumns(topics), score: sql<number>`${best.score}`.as("topic_score") })
    .from(best)
    .innerJoin(topics, eq(topics.number, best.number));
}

function selectKnown(catalog: CatalogDb, words: readonly string[], most = MOST_KNOWN) {
  const best = catalog
    .select({ number: sql<number>`known_answer_search.rowid`.as("found"), score: KNOWN_SCORE.as("score") })
    .from(knownAnswerSearch)
    .where(sql`known_answer_search MATCH ${matchAny(words)}`)
    .orderBy(sql`score DESC`)
    .limit(most)
    .as("best");
  return catalog
    .select({ ...getTableColumns(knownAnswers), score: sql<number>`${best.score}`.as("known_score") })
    .from(best)
    .innerJoin(knownAnswers, eq(knownAnswers.number, best.number));
}

/** The longest first. */
function selectPhrases(catalog: CatalogDb, { phrases }: SoughtWords) {
  return catalog
    .select({ ...getTableColumns(topics), phrase: topicPhrases.phrase })
    .from(topicPhrases)
    .innerJoin(topics, eq(topics.number, topicPhrases.topic))
    .where(isOneOf(topicPhrases.phrase, phrases))
    .orderBy(desc(sql`length(${topicPhrases.phrase})`))
    .limit(MOST_HITS);
}

/** Returns runs of places as the table `asked`. */
const asTable = (runs: readonly PlaceRun[]) =>
  sql`(SELECT json_extract(value, '$.work') AS work, json_extract(value, '$.first') AS first,
    json_extract(value, '$.last') AS last FROM json_each(${JSON.stringify(runs)})) AS asked`;

/** Finds the topics that refer to places, the narrowest reference first. */
export async function findPlacedTopics(catalog: CatalogDb, places: readonly PlaceRun[]): Promise<TopicRow[]> {
  return places.length > 0 ? await selectPlaced(catalog, places) : [];
}

function selectPlaced(catalog: CatalogDb, places: readonly PlaceRun[]) {
  const reach = sql<number>`min(${topicReferences.last} - ${topicReferences.first})`;
  return (
    catalog
      .select({ ...getTableColumns(topics), reach: reach.as("reach") })
      .from(asTable(places))
      // CROSS JOIN keeps the order: SQLite starts with the few wanted places.
      .crossJoin(topicReferences)
      .crossJoin(topics)
      .where(
        and(
          sql`${topicReferences.work} = asked.work`,
          sql`${topicReferences.first} <= asked.last`,
          sql`${topicReferences.last} >= asked.first`,
          eq(topics.number, topicReferences.topic),
        ),
      )
      .groupBy(topics.number)
      .orderBy(sql`reach`, topics.number)
      .limit(MOST_PLACED)
  );
}

function selectObjections(catalog: CatalogDb, { objected, perspective }: IndexRequest) {
  return catalog
    .select({ ...getTableColumns(objections), score: OBJECTION_SCORE.as("score") })
    .from(objectionSearch)
    .innerJoin(objections, eq(objections.number, sql`objection_search.rowid`))
    .where(
      and(
        sql`objection_search MATCH ${matchAny(objected.words)}`,
        sql`${perspective} IN (SELECT value FROM json_each(${objections.perspectives}))`,
      ),
    )
    .orderBy(sql`score DESC`)
    .limit(MOST_OBJECTIONS);
}
