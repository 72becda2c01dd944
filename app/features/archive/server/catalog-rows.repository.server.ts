import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { users } from "~/server/db/catalog/accounts";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import { answers, companionFeedback, threads } from "~/server/db/journal/companion";
import { dailyActivity, dailyQuotas, otherTextTotals } from "~/server/db/journal/counts";
import { savedOwners, savedResponses } from "~/server/db/journal/library";
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

/** The condition that one of the tables has rows of a user. D1 refuses a compound of more than five queries. */
const hasRows = (userId: SQL) =>
  sql.join(
    MOVED.map(
      ([table]) =>
        sql`EXISTS (SELECT 1 FROM ${sql.identifier(getTableName(table))} AS moved WHERE moved.user_id = ${userId})`,
    ),
    sql` OR `,
  );

/** Returns whether the catalog has rows of a user in the tables. */
export async function hasRowsOf(catalog: CatalogDb, userId: string): Promise<boolean> {
  const found = await catalog.all(sql`SELECT 1 WHERE ${hasRows(sql`${userId}`)}`);
  return found.length > 0;
}

/** Returns some users with rows in the tables, each with their shard. */
export async function findOwnersOfRows(
  catalog: CatalogDb,
  limit: number,
): Promise<{ id: string; journalShard: number }[]> {
  return catalog
    .select({ id: users.id, journalShard: users.journalShard })
    .from(users)
    .where(hasRows(sql`${users.id}`))
    .limit(limit);
}

/** Copies a user's rows to their shard. A row that is there already stays. */
export async function copyRows(catalog: CatalogDb, journal: JournalDb, userId: string): Promise<void> {
  await journal.batch([
    journal.insert(savedOwners).values({ userId }).onConflictDoNothing(),
    journal
      .insert(otherTextTotals)
      .values({ userId, bytes: NO_TOTAL })
      .onConflictDoUpdate({ target: otherTextTotals.userId, set: { bytes: NO_TOTAL } }),
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
  for (const name of [...DERIVED, ...MOVED.map(([table]) => getTableName(table)).reverse()])
    await catalog.run(sql`DELETE FROM ${sql.identifier(name)} WHERE user_id = ${userId}`);
}

/** Stores where the shared pages are, of a user or of everybody, and the reports of them. */
export async function copyPages(catalog: CatalogDb, userId: string | null): Promise<void> {
  const isMeant = userId === null ? sql`TRUE` : sql`saved_responses.user_id = ${userId}`;
  await catalog.run(sql`INSERT OR IGNORE INTO shared_pages (token, user_id, response_id)
    SELECT share_token, user_id, id FROM saved_responses WHERE share_token IS NOT NULL AND ${isMeant}`);
  await catalog.run(sql`INSERT OR IGNORE INTO page_reports
    (id, response_id, user_id, reason, note, visitor_hash, created_at)
    SELECT report.id, saved_responses.id, user_id, reason, note, visitor_hash, report.created_at
    FROM shared_reports AS report JOIN saved_responses ON saved_responses.key = response_key WHERE ${isMeant}`);
}

/** Deletes the tables. Rows without an account go with them. */
export async function dropTables(catalog: CatalogDb): Promise<void> {
  const names = ["shared_views", "shared_reports", "saved_search", ...DERIVED];
  // The table that tells whether there are any goes last: an interrupted call comes again.
  for (const name of [...names, ...MOVED.map(([table]) => getTableName(table)).reverse()])
    await catalog.run(sql`DROP TABLE IF EXISTS ${sql.identifier(name)}`);
}
