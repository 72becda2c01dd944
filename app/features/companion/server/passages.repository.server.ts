import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PlaceRun } from "~/features/texts/domain/citations/overlap";
import { objections, topicPhrases, topicReferences, topics, works } from "~/server/db/catalog/topics";
import type { CatalogDb } from "~/server/db/client.server";
import { objectionSearch, topicSearch, topicVocabulary } from "~/server/db/full-text-tables";
import type { Perspective } from "../domain/limits";
import type { WorkSource } from "../domain/retrieval/choose-passages";
import type { SoughtWords } from "../domain/retrieval/question-words";
import type { WordFrequencies } from "../domain/retrieval/rank-hits";

type TopicRow = typeof topics.$inferSelect;
export type ObjectionRow = typeof objections.$inferSelect;
export type WorkRow = typeof works.$inferSelect;

export interface IndexRequest {
  sought: SoughtWords;
  /** The question before; without words if there is none. */
  earlier: SoughtWords;
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
}

export interface IndexFinds {
  sought: QuestionFinds;
  earlier: QuestionFinds;
  /** The topics that refer to the places, the narrowest reference first. */
  placed: (TopicRow & { reach: number })[];
  frequencies: WordFrequencies;
  objections: ScoredObjection[];
  /** Of the wanted sources. */
  works: WorkRow[];
}

const MOST_HITS = 12;
const MOST_PLACED = 6;
const MOST_OBJECTIONS = 6;
const MOST_WORKS = 100;

// A title names its topic; summaries and notes name other topics, too. Small weights let a word in several fields count
// for more than a word in one: with large ones bm25 sees little but the first field.
const TOPIC_SCORE = sql<number>`-bm25(topic_search, 2.0, 1.2, 1.2, 0.3, 0.1)`;
const OBJECTION_SCORE = sql<number>`-bm25(objection_search, 5.0, 4.0, 1.5, 0.5)`;
/** Matches nothing. */
const NO_WORDS = '""';

const isOneOf = (column: SQLiteColumn, values: readonly (string | number)[]) =>
  inArray(column, sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`);

/** Searches the index for a question in one batch. The index bounds the rows read, not the question. */
export async function searchIndex(catalog: CatalogDb, request: IndexRequest): Promise<IndexFinds> {
  const { sought, earlier } = request;
  const [hits, phrases, earlierHits, earlierPhrases, placed, words, count, found, written] =
    await catalog.batch([
      selectHits(catalog, sought),
      selectPhrases(catalog, sought),
      selectHits(catalog, earlier),
      selectPhrases(catalog, earlier),
      selectPlaced(catalog, request.places),
      catalog
        .select({ stem: topicVocabulary.term, topics: topicVocabulary.doc })
        .from(topicVocabulary)
        .where(isOneOf(topicVocabulary.term, [...new Set([...sought.stems, ...earlier.stems])])),
      catalog.select({ topics: sql<number>`count(*)`.as("topics") }).from(topics),
      selectObjections(catalog, request),
      catalog
        .select()
        .from(works)
        .where(isOneOf(works.source, request.workSources))
        .orderBy(works.number)
        .limit(MOST_WORKS),
    ]);
  return {
    sought: { hits, phrases },
    earlier: { hits: earlierHits, phrases: earlierPhrases },
    placed,
    frequencies: {
      topics: count[0]?.topics ?? 0,
      byStem: new Map(words.map((word) => [word.stem, word.topics])),
    },
    objections: found,
    works: written,
  };
}

const matchAny = ({ words }: SoughtWords) => words.map((word) => `"${word}"`).join(" OR ") || NO_WORDS;

function selectHits(catalog: CatalogDb, words: SoughtWords) {
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
        sql`objection_search MATCH ${matchAny(objected)}`,
        sql`${perspective} IN (SELECT value FROM json_each(${objections.perspectives}))`,
      ),
    )
    .orderBy(sql`score DESC`)
    .limit(MOST_OBJECTIONS);
}
