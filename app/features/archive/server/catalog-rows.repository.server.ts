import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { users } from "~/server/db/catalog/accounts";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import { answers, companionFeedback, threads } from "~/server/db/journal/companion";
import { dailyActivity, dailyQuotas } from "~/server/db/journal/counts";
import { savedResponses } from "~/server/db/journal/library";
import { prayers } from "~/server/db/journal/prayers";

// Until 2026-11 the catalog had these tables itself, without their columns being described anywhere now.

/** The tables whose rows move, referenced ones first, each with the column that tells a user's rows apart. */
const MOVED: [table: SQLiteTable, key: string][] = [
  [threads, "id"],
  [answers, "id"],
  [companionFeedback, "id"],
  [dailyActivity, "local_date"],
  [dailyQuotas, "kind"],
  [prayers, "id"],
  // In the order of the list.
  [savedResponses, "key"],
];

/** The tables that are made from those, or hold only what passes within a day. Referring ones first. */
const DERIVED =
  "companion_streams companion_usage activity_totals text_totals saved_response_counts saved_owners prayer_share_days".split(
    " ",
  );

/** Rows that one statement copies, at most. */
const A_PAGE = 50;
/** Less than any total: triggers refuse no row of a journal that is being copied. */
const NO_TOTAL = -1_000_000_000_000;

type Row = Record<string, unknown>;

/** Returns whether the catalog still has the tables. */
export async function hasTables(catalog: CatalogDb): Promise<boolean> {
  const found = await catalog.all(sql`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'threads'`);
  return found.length > 0;
}

/** Returns the condition that `condition` holds for one of the tables. D1 takes at most five SELECTs in one UNION. */
const someTable = (condition: (table: SQL) => SQL) =>
  sql.join(
    MOVED.map(([table]) => condition(sql.identifier(getTableName(table)).getSQL())),
    sql` OR `,
  );

/** Returns whether the catalog has rows of a user in the tables. */
export async function hasRowsOf(catalog: CatalogDb, userId: string): Promise<boolean> {
  const isFound = someTable((table) => sql`EXISTS (SELECT 1 FROM ${table} WHERE user_id = ${userId})`);
  const one = sql`SELECT ${isFound} AS found`;
  const [row] = await catalog.all<{ found: number }>(one);
  return row?.found === 1;
}

/** Returns some users with rows in the tables, each with their shard. */
export async function findOwnersOfRows(
  catalog: CatalogDb,
  limit: number,
): Promise<{ id: string; journalShard: number }[]> {
  return catalog
    .select({ id: users.id, journalShard: users.journalShard })
    .from(users)
    .where(someTable((table) => sql`EXISTS (SELECT 1 FROM ${table} WHERE user_id = ${users.id})`))
    .limit(limit);
}

/** Copies a user's rows to their shard. A row that is there already stays. */
export async function copyRows(catalog: CatalogDb, journal: JournalDb, userId: string): Promise<void> {
  await journal.batch([
    journal.run(sql`INSERT OR IGNORE INTO saved_owners (user_id) VALUES (${userId})`),
    journal.run(
      sql`INSERT OR REPLACE INTO other_text_totals (user_id, bytes) VALUES (${userId}, ${NO_TOTAL})`,
    ),
  ]);
  for (const [table, key] of MOVED) await copyTable(catalog, journal, { table, key, userId });
  const sizes = ["prayers", "saved_responses", "threads", "answers"].map(
    (name) => sql`SELECT text_bytes FROM ${sql.identifier(name)} WHERE user_id = ${userId}`,
  );
  await journal.run(sql`UPDATE other_text_totals SET bytes =
    (SELECT coalesce(sum(text_bytes), 0) FROM (${sql.join(sizes, sql` UNION ALL `)})) WHERE user_id = ${userId}`);
}

async function copyTable(
  catalog: CatalogDb,
  journal: JournalDb,
  { table, key, userId }: { table: SQLiteTable; key: string; userId: string },
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const column = sql.identifier(key);
  let after: string | number = key === "key" ? 0 : "";
  for (;;) {
    const rows = await catalog.all<Row>(
      sql`SELECT * FROM ${name} WHERE user_id = ${userId} AND ${column} > ${after} ORDER BY ${column} LIMIT ${A_PAGE}`,
    );
    if (rows.length === 0) return;
    const columns = Object.values(getTableColumns(table)).filter(
      // The key of the search index is another one in each database.
      (one) => !one.generated && one.name !== "key" && one.name in rows[0]!,
    );
    const names = columns.map((one) => sql.identifier(one.name));
    const values = columns.map((one) => sql`value ->> ${sql.raw(`'$.${one.name}'`)}`);
    await journal.run(sql`INSERT OR IGNORE INTO ${name} (${sql.join(names, sql`, `)})
      SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(rows)})`);
    after = rows.at(-1)![key] as string | number;
  }
}

/** Returns the names of tables of which the shard has fewer rows of a user than the catalog. */
export async function findMissing(catalog: CatalogDb, journal: JournalDb, userId: string): Promise<string[]> {
  const counts = sql.join(
    MOVED.map(
      ([table]) =>
        sql`(SELECT count(*) FROM ${sql.identifier(getTableName(table))} WHERE user_id = ${userId}) AS ${sql.identifier(getTableName(table))}`,
    ),
    sql`, `,
  );
  const [before] = await catalog.all<Record<string, number>>(sql`SELECT ${counts}`);
  const [after] = await journal.all<Record<string, number>>(sql`SELECT ${counts}`);
  return Object.keys(before!).filter((name) => after![name]! < before![name]!);
}

/** Deletes a user's rows from the catalog. */
export async function deleteRows(catalog: CatalogDb, userId: string): Promise<void> {
  const tables = [...DERIVED, ...MOVED.map(([table]) => getTableName(table)).reverse()];
  const [first, ...rest] = tables.map((name) =>
    catalog.run(sql`DELETE FROM ${sql.identifier(name)} WHERE user_id = ${userId}`),
  );
  await catalog.batch([first!, ...rest]);
}

/** Stores where each shared page is, and the reports of them. */
export async function copyPages(catalog: CatalogDb): Promise<void> {
  await catalog.batch([
    catalog.run(sql`INSERT OR IGNORE INTO shared_pages (token, user_id, response_id)
      SELECT share_token, user_id, id FROM saved_responses WHERE share_token IS NOT NULL`),
    catalog.run(sql`INSERT OR IGNORE INTO page_reports (id, response_id, user_id, reason, note, visitor_hash, created_at)
      SELECT report.id, response.id, response.user_id, reason, note, visitor_hash, report.created_at
      FROM shared_reports AS report JOIN saved_responses AS response ON response.key = response_key`),
  ]);
}

/** Deletes the tables. Rows without an account go with them. */
export async function dropTables(catalog: CatalogDb): Promise<void> {
  const names = ["shared_views", "shared_reports", "saved_search", ...DERIVED];
  const tables = [...names, ...MOVED.map(([table]) => getTableName(table)).reverse()];
  // The table that tells whether there are any goes last: an interrupted call comes again.
  const [first, ...rest] = tables.map((name) =>
    catalog.run(sql`DROP TABLE IF EXISTS ${sql.identifier(name)}`),
  );
  await catalog.batch([first!, ...rest]);
}
