import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { pushEndpoints } from "~/server/db/catalog/push-endpoints";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import { answers, companionFeedback, threads } from "~/server/db/journal/companion";
import { dailyActivity, dailyQuotas } from "~/server/db/journal/counts";
import { savedResponses } from "~/server/db/journal/library";
import { prayers } from "~/server/db/journal/prayers";
import { deliveries, pushSubscriptions, reminders } from "~/server/db/journal/reminders";
import { insertRaw } from "~/server/db/statements";
import { NO_TOTAL } from "./person-rows.repository.server";

/*
 * Until 2026-11 the catalog had these tables itself, without their columns being described anywhere now. They went in two
 * steps: a catalog may have all of them, only those of the reminders, or none.
 */

/** The tables whose rows move, referenced ones first, each with the column that tells a user's rows apart. */
const MOVED: [table: SQLiteTable, key: string][] = [
  // First, so that as few reminders as possible are late because their user has not moved yet.
  [reminders, "user_id"],
  [pushSubscriptions, "id"],
  [deliveries, "id"],
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
/** Tables without a user in their rows, made from those as well. */
const OTHERS = ["shared_views", "shared_reports", "saved_search"];

/** Rows that one statement copies, at most. */
const A_PAGE = 50;

type Row = Record<string, unknown>;

/** The names of the tables that the catalog still has. */
export type OldTables = ReadonlySet<string>;

/** Returns which of the tables the catalog still has. */
export async function findTables(catalog: CatalogDb): Promise<OldTables> {
  const names = JSON.stringify([...OTHERS, ...DERIVED, ...MOVED.map(([table]) => getTableName(table))]);
  const found = await catalog.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name IN (SELECT value FROM json_each(${names}))`,
  );
  return new Set(found.map(({ name }) => name));
}

/** Returns the names of the tables that the catalog still has and whose rows move. */
export function movedNames(tables: OldTables): string[] {
  return MOVED.map(([table]) => getTableName(table)).filter((name) => tables.has(name));
}

/** Returns whether the catalog has rows of a user in the tables. */
export async function hasRowsOf(catalog: CatalogDb, tables: OldTables, userId: string): Promise<boolean> {
  // Not a UNION, of which D1 takes no more than five.
  const found = movedNames(tables).map(
    (name) => sql`EXISTS (SELECT 1 FROM ${sql.identifier(name)} WHERE user_id = ${userId})`,
  );
  if (found.length === 0) return false;
  const [row] = await catalog.all<{ found: number }>(sql`SELECT ${sql.join(found, sql` OR `)} AS found`);
  return row?.found === 1;
}

/** Returns some users of a shard with rows in the tables; those whose reminders are due first come first. */
export async function findOwnersOfRows(
  catalog: CatalogDb,
  tables: OldTables,
  { shard, limit }: { shard: number; limit: number },
): Promise<{ id: string; journalShard: number }[]> {
  for (const name of movedNames(tables)) {
    const order = name === "reminders" ? sql`ORDER BY next_due_at IS NULL, next_due_at` : sql``;
    const owners = await catalog.all<{
      id: string;
    }>(sql`SELECT DISTINCT users.id FROM ${sql.identifier(name)} AS old
      JOIN users ON users.id = old.user_id WHERE journal_shard = ${shard} ${order} LIMIT ${limit}`);
    if (owners.length > 0) return owners.map(({ id }) => ({ id, journalShard: shard }));
  }
  return [];
}

/** Returns whether the tables have any rows. */
export async function hasRows(catalog: CatalogDb, tables: OldTables): Promise<boolean> {
  const found = movedNames(tables).map((name) => sql`EXISTS (SELECT 1 FROM ${sql.identifier(name)})`);
  const [row] = await catalog.all<{ found: number }>(sql`SELECT ${sql.join(found, sql` OR `)} AS found`);
  return row?.found === 1;
}

/**
 * Returns a user's devices. Deletes those from before the user's newest identity was linked: linking ends all devices,
 * and has not known these.
 */
export async function readDevices(catalog: CatalogDb, userId: string) {
  await catalog.run(sql`DELETE FROM push_subscriptions WHERE user_id = ${userId}
    AND created_at < (SELECT max(created_at) FROM identities WHERE identities.user_id = ${userId})`);
  return catalog.all<{ endpoint: string; p256dh: string; auth: string }>(
    sql`SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = ${userId}`,
  );
}

/** Stores whose browsers endpoints are. One that another user has by now stays theirs. */
export async function storeEndpoints(
  catalog: CatalogDb,
  endpoints: (typeof pushEndpoints.$inferInsert)[],
): Promise<void> {
  if (endpoints.length > 0) await catalog.insert(pushEndpoints).values(endpoints).onConflictDoNothing();
}

/** Copies a user's rows to their shard. A row that is there already stays. */
export async function copyRows(
  catalog: CatalogDb,
  journal: JournalDb,
  { tables, userId }: { tables: OldTables; userId: string },
): Promise<void> {
  const hasTexts = tables.has(getTableName(threads));
  if (hasTexts) await liftLimit(journal, userId);
  for (const [table, key] of MOVED) {
    if (tables.has(getTableName(table))) await copyTable(catalog, journal, { table, key, userId });
  }
  if (hasTexts) await countText(journal, userId);
}

async function liftLimit(journal: JournalDb, userId: string): Promise<void> {
  await journal.run(sql`INSERT OR IGNORE INTO saved_owners (user_id) VALUES (${userId})`);
  await journal.run(
    sql`INSERT OR REPLACE INTO other_text_totals (user_id, bytes) VALUES (${userId}, ${NO_TOTAL})`,
  );
}

async function countText(journal: JournalDb, userId: string): Promise<void> {
  const sizes = ["prayers", "saved_responses", "threads", "answers"].map(
    (name) => sql`SELECT text_bytes FROM ${sql.identifier(name)} WHERE user_id = ${userId}`,
  );
  await journal.run(sql`UPDATE other_text_totals SET bytes =
    (SELECT coalesce(sum(text_bytes), 0) FROM (${sql.join(sizes, sql` UNION ALL `)})) WHERE user_id = ${userId}`);
}

/** The reminders with the columns of `users` that they have copies of in the shard. */
const REMINDERS_WITH_COPIES = sql`(SELECT old.*, timezone, notification_preference, push_notification_enabled
  FROM reminders AS old JOIN users ON users.id = old.user_id)`;

async function copyTable(
  catalog: CatalogDb,
  journal: JournalDb,
  { table, key, userId }: { table: SQLiteTable; key: string; userId: string },
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const source = table === reminders ? REMINDERS_WITH_COPIES : name;
  const column = sql.identifier(key);
  // A number as a key is another one in each database.
  const numbers = Object.values(getTableColumns(table)).filter(
    (one) => one.primary && one.dataType === "number",
  );
  let after: string | number = numbers.length > 0 ? 0 : "";
  for (;;) {
    const rows = await catalog.all<Row>(
      sql`SELECT * FROM ${source} WHERE user_id = ${userId} AND ${column} > ${after} ORDER BY ${column} LIMIT ${A_PAGE}`,
    );
    if (rows.length === 0) return;
    const columns = Object.values(getTableColumns(table)).filter(
      (one) => !one.generated && !numbers.includes(one) && one.name in rows[0]!,
    );
    const names = columns.map((one) => one.name);
    await journal.run(insertRaw(table, names, rows, sql`DO NOTHING`));
    after = rows.at(-1)![key] as string | number;
  }
}

/** Returns the names of tables of which the shard has fewer rows of a user than the catalog. */
export async function findMissing(
  catalog: CatalogDb,
  journal: JournalDb,
  { tables, userId }: { tables: OldTables; userId: string },
): Promise<string[]> {
  const counts = sql.join(
    movedNames(tables).map(
      (name) =>
        sql`(SELECT count(*) FROM ${sql.identifier(name)} WHERE user_id = ${userId}) AS ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  const [before] = await catalog.all<Record<string, number>>(sql`SELECT ${counts}`);
  const [after] = await journal.all<Record<string, number>>(sql`SELECT ${counts}`);
  return Object.keys(before!).filter((name) => after![name]! < before![name]!);
}

/** Deletes a user's rows from the catalog, one table after the other: drizzle takes no raw SQL with values in a batch. */
export async function deleteRows(catalog: CatalogDb, tables: OldTables, userId: string): Promise<void> {
  const derived = DERIVED.filter((name) => tables.has(name));
  for (const name of [...derived, ...movedNames(tables).reverse()]) {
    await catalog.run(sql`DELETE FROM ${sql.identifier(name)} WHERE user_id = ${userId}`);
  }
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

/** Deletes the tables, all or none. */
export async function dropTables(catalog: CatalogDb, tables: OldTables): Promise<void> {
  const names = [...OTHERS, ...DERIVED].filter((name) => tables.has(name));
  await catalog.batch([
    // In the same transaction: as long as its table is there it does no harm, and without it no user could be changed.
    catalog.run(sql`DROP TRIGGER IF EXISTS reminders_replan`),
    ...[...names, ...movedNames(tables).reverse()].map((name) =>
      catalog.run(sql`DROP TABLE IF EXISTS ${sql.identifier(name)}`),
    ),
  ]);
}
