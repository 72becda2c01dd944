import { sql } from "drizzle-orm";
import { corpusPlaces } from "~/server/db/catalog/corpora";
import type { CatalogDb } from "~/server/db/client.server";
import type { PlaceRun } from "./passages.repository.server";

export type CorpusRow = Pick<typeof corpusPlaces.$inferSelect, "work" | "place" | "reference" | "text">;

/** Rows of all runs together: an answer quotes little. */
const MOST_ROWS = 60;

/**
 * The installed words of places, in the order of their work. Of several texts with one place, such as two Bibles, the
 * first by name.
 */
export async function readInstalled(catalog: CatalogDb, runs: readonly PlaceRun[]): Promise<CorpusRow[]> {
  const asked = sql`(SELECT json_extract(value, '$.work') AS work, json_extract(value, '$.first') AS first,
    json_extract(value, '$.last') AS last FROM json_each(${JSON.stringify(runs)})) AS asked`;
  return (
    catalog
      .select({
        work: corpusPlaces.work,
        place: corpusPlaces.place,
        reference: corpusPlaces.reference,
        text: corpusPlaces.text,
        corpus: sql<string>`min(${corpusPlaces.corpus})`.as("first_corpus"),
      })
      .from(asked)
      // CROSS JOIN keeps the order: SQLite begins with the few places asked about.
      .crossJoin(corpusPlaces)
      .where(
        sql`${corpusPlaces.work} = asked.work AND ${corpusPlaces.place} BETWEEN asked.first AND asked.last`,
      )
      .groupBy(corpusPlaces.work, corpusPlaces.place)
      .orderBy(corpusPlaces.work, corpusPlaces.place)
      .limit(MOST_ROWS)
  );
}
