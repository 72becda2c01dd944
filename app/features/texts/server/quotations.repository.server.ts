import { asc, eq, inArray, sql } from "drizzle-orm";
import type { TextsDb } from "~/server/db/client.server";
import { passageSearch, passageVocabulary } from "~/server/db/full-text-tables";
import { batch } from "~/server/db/statements";
import { passages, texts } from "~/server/db/texts/tables";
import type { PlaceRun } from "../domain/citations/overlap";
import type { SearchedTexts } from "../domain/quotations/quotation";

/** A run of places, perhaps of one text only. */
export interface TextRun extends PlaceRun {
  text?: string;
}

/** A question to the index for the words of a quotation. */
export interface WordSearch {
  /** In the syntax of FTS5. */
  match: string;
  texts: SearchedTexts;
}

/** A passage as quotations are compared with it. */
export type ComparedPassage = Pick<
  typeof passages.$inferSelect,
  "text" | "work" | "place" | "sequence" | "vulgate" | "words"
>;

/** Most passages that quotations are compared with, and most that the index finds for one. */
const MOST_ROWS = 2_000;
const MOST_FOUND = 12;

const COLUMNS = {
  text: passages.text,
  work: passages.work,
  place: passages.place,
  sequence: passages.sequence,
  vulgate: passages.vulgate,
  words: passages.words,
};
const isOf = (searched: SearchedTexts) =>
  searched === "scripture" ? eq(texts.kind, "bible") : inArray(texts.kind, ["work", "summa"]);

/** Returns runs of places as the table `asked`. */
const asTable = (runs: readonly TextRun[]) =>
  sql`(SELECT value ->> '$.work' AS work, value ->> '$.first' AS first, value ->> '$.last' AS last,
    value ->> '$.text' AS text FROM json_each(${JSON.stringify(runs)})) AS asked`;

/** Reads the passages of places in all texts, in the order of their work, and the number of passages with each stem. */
export async function selectCompared(db: TextsDb, runs: readonly TextRun[], stems: readonly string[] = []) {
  const found = await batch(db, {
    passages: db
      .select(COLUMNS)
      .from(asTable(runs))
      // CROSS JOIN keeps the order: SQLite starts with the few wanted places.
      .crossJoin(passages)
      .where(
        sql`${passages.work} = asked.work AND ${passages.place} BETWEEN asked.first AND asked.last
          AND (asked.text IS NULL OR ${passages.text} = asked.text)`,
      )
      .orderBy(asc(passages.work), asc(passages.place), asc(passages.text), asc(passages.sequence))
      .limit(MOST_ROWS),
    counts: db
      .select({ stem: passageVocabulary.term, passages: passageVocabulary.doc })
      .from(passageVocabulary)
      .where(sql`${passageVocabulary.term} IN (SELECT value FROM json_each(${JSON.stringify(stems)}))`),
  });
  return {
    passages: found.passages satisfies ComparedPassage[],
    frequencies: new Map(found.counts.map(({ stem, passages: count }) => [stem, count])),
  };
}

/** Asks the index for the passages of each search, best first. */
export async function searchPassages(db: TextsDb, searches: readonly WordSearch[]) {
  const { found } = await batch(db, {
    found: searches.map(({ match, texts: searched }) =>
      db
        .select(COLUMNS)
        .from(passageSearch)
        .crossJoin(passages)
        .innerJoin(texts, eq(texts.id, passages.text))
        .where(
          sql`passage_search MATCH ${match} AND ${passages.key} = passage_search.rowid
            AND ${isOf(searched)}`,
        )
        .orderBy(sql`rank`)
        .limit(MOST_FOUND),
    ),
  });
  return found as ComparedPassage[][];
}

/** Whether an installed text has a passage in one of the runs. */
export async function hasPassage(db: TextsDb, runs: readonly PlaceRun[]): Promise<boolean> {
  const found = await db
    .select({ text: passages.text })
    .from(asTable(runs))
    .crossJoin(passages)
    .innerJoin(texts, eq(texts.id, passages.text))
    .where(sql`${passages.work} = asked.work AND ${passages.place} BETWEEN asked.first AND asked.last`)
    .limit(1);
  return found.length > 0;
}
