import { asc, type SQL, sql } from "drizzle-orm";
import type { TextsDb } from "~/server/db/client.server";
import { passageSearch, passageVocabulary } from "~/server/db/full-text-tables";
import { batch } from "~/server/db/statements";
import { passages, textPages, texts } from "~/server/db/texts/tables";
import type { PassageKind, TextKind } from "~/shared/vocabulary";
import type { IndexQuestion } from "../domain/search-query";
import { beginningsOf, type VocabularyRow } from "../domain/search-spelling";

/** A passage that the index has found. */
export interface FoundPassage {
  text: string;
  work: string;
  place: number;
  words: string;
}

/** A found passage of a text beside Scripture. */
export interface OtherPassage extends FoundPassage {
  kind: PassageKind;
  label: string;
  /** The address of its page, without "/read/"; `null` for a text that has none. */
  page: string | null;
  /** Whether no text before this one has the page, so that its address needs no text. */
  isFirst: number;
  /** How many passages of the same part precede it. */
  earlier: number;
}

/** A place to read beside what the index finds. */
export interface SearchedPlace {
  work: string;
  place: number;
}

/** Most verses, and most passages of other texts with all words or with some, that the index returns for ranking. */
const MOST_VERSES = 110;
const MOST_OTHERS = 20;
const MOST_LIKELY = 8;
/** Works whose names begin so are Scripture; "!" follows the space. */
const SCRIPTURE = sql`${passages.work} >= 'bible ' AND ${passages.work} < 'bible!'`;
/** A word in fewer passages than this may be misspelt. */
const RARE = 3;
const MATCHES_NOTHING = '""';

/** An installed text, and the keys of its passages. */
export interface SearchedText {
  id: string;
  title: string;
  kind: TextKind;
  first: number;
  last: number;
}

/** Reads the frequency of stems, and for words that the texts do not have the stems that begin like them. */
export async function selectVocabulary(
  db: TextsDb,
  stems: readonly string[],
  words: readonly { word: string; stem: string }[],
): Promise<{
  frequencies: Map<string, number>;
  similar: Map<string, VocabularyRow[]>;
  installed: SearchedText[];
}> {
  const asked = words.map(({ word, stem }) => ({
    word,
    length: stem.length,
    beginnings: beginningsOf(word),
  }));
  const keyOf = (order: SQL) =>
    sql<number>`(SELECT key FROM passages p WHERE p.text = texts.id ORDER BY p.key ${order} LIMIT 1)`;
  const found = await batch(db, {
    installed: db
      .select({
        id: texts.id,
        title: texts.title,
        kind: texts.kind,
        first: keyOf(sql`ASC`).as("first"),
        last: keyOf(sql`DESC`).as("last"),
      })
      .from(texts)
      .orderBy(asc(texts.position)),
    counts: db
      .select({ term: passageVocabulary.term, passages: passageVocabulary.doc })
      .from(passageVocabulary)
      .where(sql`${passageVocabulary.term} IN (SELECT value FROM json_each(${JSON.stringify(stems)}))`),
    similar: db
      .select({
        word: sql<string>`missing.word`.as("word"),
        term: passageVocabulary.term,
        passages: passageVocabulary.doc,
      })
      // The limit keeps the subquery whole: it runs once.
      .from(
        sql`(SELECT asked.value ->> '$.word' AS word, asked.value ->> '$.length' AS length, beginning.value AS beginning
          FROM json_each(${JSON.stringify(asked)}) AS asked, json_each(asked.value, '$.beginnings') AS beginning
          WHERE (SELECT count(*) FROM (SELECT 1 FROM ${passageSearch}
            WHERE ${passageSearch} MATCH '"' || (asked.value ->> '$.word') || '"' LIMIT ${RARE})) < ${RARE}
          LIMIT 200) AS missing`,
      )
      .crossJoin(passageVocabulary)
      .where(
        sql`${passageVocabulary.term} >= missing.beginning AND ${passageVocabulary.term} <= missing.beginning || '~'
          AND length(${passageVocabulary.term}) BETWEEN missing.length - 4 AND missing.length + 2`,
      ),
  });
  const similar = new Map<string, VocabularyRow[]>();
  for (const { word, ...row } of found.similar) similar.set(word, [...(similar.get(word) ?? []), row]);
  return {
    installed: found.installed,
    frequencies: new Map(found.counts.map(({ term, passages }) => [term, passages])),
    similar,
  };
}

/** Asks the index for verses and for passages of other texts, and reads the verses at places. */
export async function selectFound(
  db: TextsDb,
  question: IndexQuestion,
  installed: readonly SearchedText[],
  places: readonly SearchedPlace[],
) {
  const { others, likely, ...found } = await batch(db, {
    verses: selectVerses(db, question, installed),
    others: selectOthers(db, question, installed),
    likely: selectLikelyOthers(db, question, installed),
    placed: selectPlaces(db, places),
  });
  const passages = new Map([...others, ...likely].map((one) => [one.key, one]));
  return { ...found, others: [...passages.values()] };
}

const COLUMNS = {
  key: passages.key,
  text: passages.text,
  work: passages.work,
  place: passages.place,
  words: passages.words,
};

/** The pages of a passage in the texts that have them. */
const PAGES = sql`FROM ${textPages} AS page CROSS JOIN ${texts} AS text ON text.id = page.text
  WHERE page.work = ${passages.work} AND page.first <= ${passages.place} AND page.last >= ${passages.place}`;
/** The page of a passage, and how many passages of the same part precede it there. */
const PAGE_COLUMNS = {
  ...COLUMNS,
  kind: passages.kind,
  label: passages.label,
  page: sql<string | null>`(SELECT page.address ${PAGES} AND page.text = ${passages.text} LIMIT 1)`.as(
    "page",
  ),
  isFirst: sql<number>`(SELECT page.text ${PAGES} ORDER BY text.position LIMIT 1) = ${passages.text}`.as(
    "is_first",
  ),
  earlier: sql<number>`(SELECT count(*) FROM ${passages} AS earlier WHERE earlier.work = ${passages.work}
    AND earlier.place = ${passages.place} AND earlier.text = ${passages.text} AND earlier.kind = ${passages.kind}
    AND earlier.label = ${passages.label} AND earlier.sequence < ${passages.sequence})`.as("earlier"),
};

/** Returns the verses with the most of the search. */
function selectVerses(db: TextsDb, { parts }: IndexQuestion, installed: readonly SearchedText[]) {
  return db
    .select(COLUMNS)
    .from(bestMatches(parts, rangesOf(installed, "bible"), MOST_VERSES))
    .crossJoin(passages)
    .where(sql`${passages.key} = best.key AND ${SCRIPTURE}`);
}

/** Returns the passages of other texts with the most of a search of many words. */
function selectLikelyOthers(
  db: TextsDb,
  { parts, isLong }: IndexQuestion,
  installed: readonly SearchedText[],
) {
  return db
    .select(PAGE_COLUMNS)
    .from(
      bestMatches(
        parts.filter(({ isNear }) => isLong && !isNear),
        rangesOf(installed, "other"),
        MOST_LIKELY,
      ),
    )
    .crossJoin(passages)
    .where(sql`${passages.key} = best.key AND NOT (${SCRIPTURE})`);
}

/** Returns the passages within ranges of keys that match the most parts of a question by weight, as the table `best`. */
function bestMatches(
  parts: IndexQuestion["parts"],
  ranges: readonly { first: number; last: number }[],
  most: number,
): SQL {
  const asked = ranges.flatMap((range) => parts.map((part) => ({ ...part, ...range })));
  return sql`(SELECT passage_search.rowid AS key, sum(asked.value ->> '$.weight') AS score
    FROM json_each(${JSON.stringify(asked)}) AS asked CROSS JOIN passage_search
    WHERE passage_search MATCH (asked.value ->> '$.match')
      AND passage_search.rowid BETWEEN asked.value ->> '$.first' AND asked.value ->> '$.last'
    GROUP BY passage_search.rowid ORDER BY score DESC LIMIT ${most}) AS best`;
}

/** Returns the keys of the Bibles, or of the other texts, as ranges. Such texts that follow each other are one range. */
function rangesOf(
  installed: readonly SearchedText[],
  kind: "bible" | "other",
): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  let isOpen = false;
  for (const text of [...installed].sort((one, other) => one.first - other.first)) {
    const isWanted = (text.kind === "bible") === (kind === "bible");
    if (isWanted && isOpen) ranges.at(-1)!.last = text.last;
    else if (isWanted) ranges.push({ first: text.first, last: text.last });
    isOpen = isWanted;
  }
  return ranges;
}

/** Returns the passages of other texts with all words. */
function selectOthers(db: TextsDb, { all }: IndexQuestion, installed: readonly SearchedText[]) {
  const first = Math.min(...installed.filter(({ kind }) => kind !== "bible").map((one) => one.first));
  return (
    db
      .select(PAGE_COLUMNS)
      .from(passageSearch)
      // CROSS JOIN keeps the order: the index ranks, and only as many passages as needed are read.
      .crossJoin(passages)
      .where(
        sql`passage_search MATCH ${all ?? MATCHES_NOTHING} AND passage_search.rowid >= ${Number.isFinite(first) ? first : 0}
          AND ${passages.key} = passage_search.rowid AND NOT (${SCRIPTURE})`,
      )
      .orderBy(sql`rank`)
      .limit(MOST_OTHERS)
  );
}

function selectPlaces(db: TextsDb, places: readonly SearchedPlace[]) {
  return db
    .select(COLUMNS)
    .from(sql`json_each(${JSON.stringify(places)}) AS asked`)
    .crossJoin(passages)
    .where(
      sql`${passages.work} = asked.value ->> '$.work' AND ${passages.place} = asked.value ->> '$.place'`,
    );
}
