import { eq, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { entries } from "~/server/db/journal/entries";
import { outbox } from "~/server/db/outbox";
import { OWNED_JOURNAL_TABLES } from "~/server/db/owned-tables";

/** Deletes at most `limit` entries of a user and returns their number. */
export async function deleteSomeEntries(db: JournalDb, userId: string, limit: number): Promise<number> {
  const deleted = await db
    .delete(entries)
    .where(
      sql`user_id = ${userId} AND id IN (SELECT id FROM entries WHERE user_id = ${userId} LIMIT ${limit})`,
    )
    // D1's own count includes deletions by triggers.
    .returning({ id: entries.id });
  return deleted.length;
}

/** Deletes everything of a user in a journal shard except the entries. */
export async function deleteJournalRows(db: JournalDb, userId: string): Promise<void> {
  await db.batch([
    db.delete(outbox).where(sql`payload ->> 'userId' = ${userId}`),
    ...OWNED_JOURNAL_TABLES.map((table) => db.delete(table).where(eq(table.userId, userId))),
  ]);
}
