import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { insertEntryRows } from "~/features/journal/server/public.server";
import type { JournalDb } from "~/server/db/client.server";
import { answers, companionFeedback, threads } from "~/server/db/journal/companion";
import { dailyActivity, dailyQuotas, otherTextTotals } from "~/server/db/journal/counts";
import { entries, images, intentions, journalDays, streaks, textTotals } from "~/server/db/journal/entries";
import { savedOwners, savedResponses } from "~/server/db/journal/library";
import { prayers } from "~/server/db/journal/prayers";
import { chaptersRead, highlights, readingPlaces } from "~/server/db/journal/reading";
import { deliveries, pushSubscriptions, reminders } from "~/server/db/journal/reminders";
import { outbox } from "~/server/db/outbox";
import { insertRaw } from "~/server/db/statements";
import type { EntryRow } from "~/server/ports/user-lane";
import { sha256 } from "~/shared/ids";

/** A table whose rows are copied, with the column that tells a person's rows apart. */
interface CopiedTable {
  table: SQLiteTable;
  key: string;
  /** The column in whose order rows are made, where it is another one. */
  order?: string;
}

// Search index, sums and counts are made from these, by triggers and with the entries.
const TABLES: CopiedTable[] = [
  { table: images, key: "id" },
  { table: intentions, key: "id" },
  { table: threads, key: "id" },
  { table: answers, key: "id" },
  { table: companionFeedback, key: "id" },
  { table: dailyActivity, key: "local_date" },
  { table: dailyQuotas, key: "kind" },
  { table: prayers, key: "id" },
  { table: savedResponses, key: "id", order: "key" },
  { table: readingPlaces, key: "work" },
  { table: highlights, key: "id" },
  { table: chaptersRead, key: "chapter" },
  { table: pushSubscriptions, key: "id" },
  { table: reminders, key: "user_id" },
  // After the entries, which recompute them.
  { table: journalDays, key: "entry_date" },
  { table: streaks, key: "user_id" },
];
const ENTRIES: CopiedTable = { table: entries, key: "id" };
/** Copied at the end: they are few, and their key is another one in each shard. */
const DELIVERIES: CopiedTable = { table: deliveries, key: "slot", order: "id" };
/** Tables whose rows are deleted from the old shard at once, because the cron would act on them in both. */
const WORKED_OFF = ["reminders", "deliveries"];

/** Rows that one statement copies, at most: some may have 100 kB. */
const A_PAGE = 25;
/** The longest that an attempt at a delivery takes. */
const LONGEST_ATTEMPT_MS = 180_000;
/** Less than any total: triggers refuse no row of what is being copied. */
export const NO_TOTAL = -1_000_000_000_000;

type Row = Record<string, string | number | null>;

const nameOf = ({ table }: CopiedTable) => getTableName(table);
const list = (values: unknown[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Returns the columns that are copied: not the generated ones, nor the key of a search index, which each shard has its own. */
function columnsOf({ table, order }: CopiedTable): string[] {
  const columns = Object.values(getTableColumns(table));
  return columns.filter((one) => !one.generated && one.name !== order).map((one) => one.name);
}

// The log of changes is created in a shard when the first person leaves it, and stays. While nobody is leaving, each write
// looks into an empty table.

/** For each table, the row that a change is logged under: itself, or for a link to an image its entry. */
const LOGGED = [
  ...[ENTRIES, ...TABLES, DELIVERIES].map((one) => ({ on: nameOf(one), name: nameOf(one), key: one.key })),
  { on: "entry_images", name: "entries", key: "entry_id" },
];

// Not OR IGNORE: in a trigger, the statement that fires it decides about conflicts.
const TRIGGERS = LOGGED.flatMap(({ on, name, key }) =>
  ["INSERT", "UPDATE", ...(WORKED_OFF.includes(on) ? [] : ["DELETE"])].map((event) => {
    const row = event === "DELETE" ? "OLD" : "NEW";
    return `CREATE TRIGGER IF NOT EXISTS moving_${on}_${event} AFTER ${event} ON ${on}
      WHEN EXISTS (SELECT 1 FROM moving WHERE user_id = ${row}.user_id) BEGIN
        SELECT RAISE(ABORT, 'person_has_moved') FROM moving
          WHERE user_id = ${row}.user_id AND closed_until > unixepoch('subsec') * 1000;
        INSERT INTO moving_changes SELECT ${row}.user_id, '${name}', ${row}.${key} WHERE NOT EXISTS (
          SELECT 1 FROM moving_changes WHERE user_id = ${row}.user_id AND name = '${name}' AND row_key = ${row}.${key});
      END`;
  }),
);

/** Starts to log all changes of a person's rows. Writes go on. */
export async function logChanges(journal: JournalDb, userId: string): Promise<void> {
  const statements = [
    "CREATE TABLE IF NOT EXISTS moving (user_id TEXT PRIMARY KEY, closed_until INTEGER NOT NULL)",
    `CREATE TABLE IF NOT EXISTS moving_changes (user_id TEXT NOT NULL, name TEXT NOT NULL, row_key TEXT NOT NULL,
      PRIMARY KEY (user_id, name, row_key))`,
    ...TRIGGERS,
  ];
  for (const statement of statements) await journal.run(sql.raw(statement));
  await closeUntil(journal, userId, 0);
  await journal.run(sql`DELETE FROM moving_changes WHERE user_id = ${userId}`);
}

/** Refuses all writes of a person in a shard until an instant (epoch milliseconds); after it they are allowed and logged. */
export async function closeUntil(journal: JournalDb, userId: string, until: number): Promise<void> {
  await journal.run(sql`INSERT INTO moving VALUES (${userId}, ${until})
    ON CONFLICT DO UPDATE SET closed_until = excluded.closed_until`);
}

/** Forgets that a person has left a shard, so that their rows there can be deleted or written. */
export async function forgetMove(journal: JournalDb, userId: string): Promise<void> {
  const found = await journal.all(sql`SELECT 1 FROM sqlite_master WHERE name = 'moving'`);
  if (found.length === 0) return;
  await journal.run(sql`DELETE FROM moving WHERE user_id = ${userId}`);
  await journal.run(sql`DELETE FROM moving_changes WHERE user_id = ${userId}`);
}

/**
 * Returns whether an answer of a person has been in the making since an instant, or a reminder is being sent: their end
 * would be written in the shard that is left.
 */
export async function isBusy(
  journal: JournalDb,
  userId: string,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const found = await journal.all(sql`SELECT 1 WHERE
    EXISTS (SELECT 1 FROM answers
      WHERE user_id = ${userId} AND state = 'streaming' AND created_at > ${since.toISOString()})
    OR EXISTS (SELECT 1 FROM deliveries WHERE user_id = ${userId} AND state = 'pending' AND attempts > 0
      AND lease_until BETWEEN ${now.getTime()} AND ${now.getTime() + LONGEST_ATTEMPT_MS})`);
  return found.length > 0;
}

/** Copies all of a person to a shard where nothing of them is. */
export async function copyPerson(from: JournalDb, to: JournalDb, userId: string): Promise<void> {
  await to.batch([
    to.insert(savedOwners).values({ userId }).onConflictDoNothing(),
    to.insert(textTotals).values({ userId, bytes: NO_TOTAL }).onConflictDoNothing(),
    to.insert(otherTextTotals).values({ userId, bytes: NO_TOTAL }).onConflictDoNothing(),
  ]);
  const [pictures, ...rest] = TABLES;
  for (const one of [pictures!, ENTRIES, ...rest]) {
    const order = sql.identifier(one.order ?? one.key);
    let after: string | number = one.order ? 0 : "";
    for (;;) {
      const rows: Row[] = await from.all(sql`SELECT * FROM ${one.table}
        WHERE user_id = ${userId} AND ${order} > ${after} ORDER BY ${order} LIMIT ${A_PAGE}`);
      if (rows.length === 0) break;
      await storeRows(from, to, userId, one, rows);
      after = rows.at(-1)![one.order ?? one.key]!;
    }
  }
}

/** Copies the rows that were changed or deleted since the log began or was read last; returns their number. */
export async function copyChanges(from: JournalDb, to: JournalDb, userId: string): Promise<number> {
  // The log first: what changes from now on is logged again.
  const changes = await from.all<{ name: string; key: string }>(
    sql`DELETE FROM moving_changes WHERE user_id = ${userId} RETURNING name, row_key AS key`,
  );
  const [pictures, ...rest] = TABLES;
  for (const one of [pictures!, ENTRIES, ...rest]) {
    const keys = changes.flatMap(({ name, key }) => (name === nameOf(one) ? [key] : []));
    for (let start = 0; start < keys.length; start += A_PAGE)
      await copyKeys(from, to, userId, one, keys.slice(start, start + A_PAGE));
  }
  return changes.length;
}

async function copyKeys(
  from: JournalDb,
  to: JournalDb,
  userId: string,
  one: CopiedTable,
  keys: string[],
): Promise<void> {
  const key = sql.identifier(one.key);
  const rows: Row[] = await from.all(
    sql`SELECT * FROM ${one.table} WHERE user_id = ${userId} AND ${key} IN ${list(keys)}`,
  );
  const kept = new Set(rows.map((row) => row[one.key]));
  // An entry is inserted again, with its place in the search index.
  const gone = one === ENTRIES ? keys : keys.filter((name) => !kept.has(name));
  if (one === ENTRIES)
    await to.run(sql`DELETE FROM entry_images WHERE user_id = ${userId} AND entry_id IN ${list(gone)}`);
  await to.run(sql`DELETE FROM ${one.table} WHERE user_id = ${userId} AND ${key} IN ${list(gone)}`);
  if (rows.length > 0) await storeRows(from, to, userId, one, rows);
}

async function storeRows(
  from: JournalDb,
  to: JournalDb,
  userId: string,
  one: CopiedTable,
  rows: Row[],
): Promise<void> {
  if (one === ENTRIES) return storeEntries(from, to, userId, rows);
  const names = columnsOf(one);
  const changed = names.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  await to.run(insertRaw(one.table, names, rows, sql`DO UPDATE SET ${sql.join(changed, sql`, `)}`));
}

async function storeEntries(from: JournalDb, to: JournalDb, userId: string, rows: Row[]): Promise<void> {
  const fields = Object.entries(getTableColumns(entries)).filter(([, column]) => !column.generated);
  const whole = rows.map((row) => Object.fromEntries(fields.map(([name, one]) => [name, row[one.name]])));
  const links = await from.all<{ entryId: string; imageId: string }>(
    sql`SELECT entry_id AS entryId, image_id AS imageId FROM entry_images
      WHERE user_id = ${userId} AND entry_id IN ${list(rows.map(({ id }) => id))}`,
  );
  await insertEntryRows(to, userId, whole as unknown as EntryRow[], links);
}

/** Sets a person's sums of text to those of their rows, and moves what is still to be done for them. */
export async function settlePerson(from: JournalDb, to: JournalDb, userId: string): Promise<void> {
  const sum = (...names: string[]) => {
    const parts = names.map(
      (name) =>
        sql`(SELECT coalesce(sum(text_bytes), 0) FROM ${sql.identifier(name)} WHERE user_id = ${userId})`,
    );
    return sql.join(parts, sql` + `);
  };
  const others = sum("prayers", "saved_responses", "threads", "answers");
  await to.run(sql`UPDATE text_totals SET bytes = ${sum("entries", "intentions")} WHERE user_id = ${userId}`);
  await to.run(sql`UPDATE other_text_totals SET bytes = ${others} WHERE user_id = ${userId}`);
  const sent: Row[] = await from.all(sql`SELECT * FROM deliveries WHERE user_id = ${userId} ORDER BY id`);
  await to.run(sql`DELETE FROM deliveries WHERE user_id = ${userId}`);
  await storeRows(from, to, userId, DELIVERIES, sent);
  const isOwn = sql`payload ->> 'userId' = ${userId}`;
  const open: Row[] = await from.all(sql`SELECT * FROM outbox WHERE ${isOwn}`);
  const fields = Object.values(getTableColumns(outbox)).map(({ name }) => name);
  await to.run(insertRaw(outbox, fields, open, sql`DO NOTHING`));
}

/** Deletes what was still to be done for a person in the shard that they have left: it is done in the other one. */
export async function deleteOpenWork(journal: JournalDb, userId: string): Promise<void> {
  await journal.run(sql`DELETE FROM outbox WHERE payload ->> 'userId' = ${userId}`);
  for (const name of WORKED_OFF)
    await journal.run(sql`DELETE FROM ${sql.identifier(name)} WHERE user_id = ${userId}`);
}

/** Returns a digest of each table: of the number of a person's rows, their keys, and the size of each in bytes. */
export async function digestPerson(journal: JournalDb, userId: string): Promise<Record<string, string>> {
  const digests = [ENTRIES, ...TABLES, DELIVERIES].map(async (one) => {
    const sizes = columnsOf(one).map((name) => sql`coalesce(octet_length(${sql.identifier(name)}), 0)`);
    const key = sql.identifier(one.key);
    const [row] = await journal.all<{
      rows: string;
    }>(sql`SELECT group_concat(row_key || ' ' || bytes) AS rows FROM
      (SELECT substr(${key}, 1, 10) AS row_key, ${sql.join(sizes, sql` + `)} AS bytes
        FROM ${one.table} WHERE user_id = ${userId} ORDER BY row_key, bytes)`);
    return [nameOf(one), await sha256(row?.rows ?? "")] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
