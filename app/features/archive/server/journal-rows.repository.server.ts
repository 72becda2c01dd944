import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { entries, images, intentions } from "~/server/db/journal/entries";
import { keysWithin } from "~/server/db/page-bytes";

export type EntryRow = Omit<typeof entries.$inferSelect, "textBytes">;
export type IntentionRow = Omit<typeof intentions.$inferSelect, "textBytes">;
export type ImageRow = typeof images.$inferSelect;

/** Which rows of a list are read: at most `limit` of a user's, after one (null for the first). */
export interface RowsAfter<Row> {
  userId: string;
  after: Row | null;
  limit: number;
}

/** Active entries, the oldest day first. */
export async function readActiveEntries(db: JournalDb, { userId, after, limit }: RowsAfter<EntryRow>) {
  const isAfter =
    after && sql`(entry_date, created_at, id) > (${after.entryDate}, ${after.createdAt}, ${after.id})`;
  return db
    .select()
    .from(entries)
    .where(
      sql`id IN (${keysWithin(
        {
          order: sql`entry_date, created_at, id`,
          rows: sql`SELECT id, entry_date, created_at, text_bytes FROM entries WHERE ${and(eq(entries.userId, userId), isNull(entries.deletedAt), isAfter ?? undefined)} ORDER BY entry_date, created_at, id LIMIT ${limit}`,
        },
        "id",
      )})`,
    )
    .orderBy(sql`entry_date, created_at, id`);
}

/** Entries of the recycle bin, the first deleted first. */
export async function readBinnedEntries(db: JournalDb, { userId, after, limit }: RowsAfter<EntryRow>) {
  const isAfter = after && sql`(deleted_at, id) > (${after.deletedAt}, ${after.id})`;
  return db
    .select()
    .from(entries)
    .where(
      sql`id IN (${keysWithin(
        {
          order: sql`deleted_at, id`,
          rows: sql`SELECT id, deleted_at, text_bytes FROM entries WHERE ${and(eq(entries.userId, userId), isNotNull(entries.deletedAt), isAfter ?? undefined)} ORDER BY deleted_at, id LIMIT ${limit}`,
        },
        "id",
      )})`,
    )
    .orderBy(sql`deleted_at, id`);
}

/** Intentions, the oldest first. */
export async function readIntentionRows(
  db: JournalDb,
  { userId, after, limit }: RowsAfter<IntentionRow>,
): Promise<IntentionRow[]> {
  const isAfter = after && sql`(created_at, id) > (${after.createdAt}, ${after.id})`;
  return db
    .select()
    .from(intentions)
    .where(
      sql`id IN (${keysWithin(
        {
          order: sql`created_at, id`,
          rows: sql`SELECT id, created_at, text_bytes FROM intentions WHERE ${and(eq(intentions.userId, userId), isAfter ?? undefined)} ORDER BY created_at, id LIMIT ${limit}`,
        },
        "id",
      )})`,
    )
    .orderBy(sql`created_at, id`);
}

/** Images, the oldest first. */
export async function readImageRows(
  db: JournalDb,
  { userId, after, limit }: RowsAfter<ImageRow>,
): Promise<ImageRow[]> {
  const isAfter = after && sql`(created_at, id) > (${after.createdAt}, ${after.id})`;
  return db
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), isAfter ?? undefined))
    .orderBy(asc(images.createdAt), asc(images.id))
    .limit(limit);
}

/** How many images a user has. */
export async function countImages(db: JournalDb, userId: string): Promise<number> {
  return db.$count(images, eq(images.userId, userId));
}

const TABLES = { entries, images, intentions };

/** Of some ids those that a table has, each with its owner. */
export async function findOwners(db: JournalDb, table: keyof typeof TABLES, ids: string[]) {
  const { id, userId } = TABLES[table];
  return db
    .select({ id, userId })
    .from(TABLES[table])
    .where(sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** Stores intentions; those whose id is known are passed over. Gives how many were new. */
export async function insertIntentions(db: JournalDb, rows: IntentionRow[]): Promise<number> {
  const of = (key: keyof IntentionRow) => sql`row.value ->> ${sql.raw(`'${key}'`)}`;
  const stored = await db
    .insert(intentions)
    .select(
      sql`SELECT ${of("id")}, ${of("userId")}, ${of("text")}, ${of("isCompleted")}, ${of("thanks")},
          ${of("createdAt")}, ${of("completedAt")}
        FROM json_each(${JSON.stringify(rows)}) AS row WHERE true`,
    )
    .onConflictDoNothing()
    .returning({ id: intentions.id });
  return stored.length;
}
