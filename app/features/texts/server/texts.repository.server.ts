import { asc, eq, sql } from "drizzle-orm";
import type { TextsDb } from "~/server/db/client.server";
import { passages, texts } from "~/server/db/texts/tables";
import type { PlaceRun } from "../domain/citations/overlap";

/** An installed text. */
export type TextRow = typeof texts.$inferSelect;
/** A passage of an installed text. */
export type PassageRow = typeof passages.$inferSelect;

/** Most passages of one read. */
const MOST_ROWS = 400;

/** Returns the installed texts in their order. */
export function selectTexts(db: TextsDb) {
  return db.select().from(texts).orderBy(asc(texts.position));
}

/** Returns runs of places as the table `asked`. */
const asTable = (runs: readonly PlaceRun[]) =>
  sql`(SELECT json_extract(value, '$.work') AS work, json_extract(value, '$.first') AS first,
    json_extract(value, '$.last') AS last FROM json_each(${JSON.stringify(runs)})) AS asked`;

/** Returns the passages of places in every installed text: by place, then in the order of the texts. */
export function selectPassages(db: TextsDb, runs: readonly PlaceRun[]) {
  return (
    db
      .select({ passage: passages, position: texts.position })
      .from(asTable(runs))
      // CROSS JOIN keeps the order: SQLite starts with the few wanted places.
      .crossJoin(passages)
      .innerJoin(texts, eq(texts.id, passages.text))
      .where(sql`${passages.work} = asked.work AND ${passages.place} BETWEEN asked.first AND asked.last`)
      .orderBy(asc(passages.work), asc(passages.place), asc(texts.position), asc(passages.sequence))
      .limit(MOST_ROWS)
  );
}
