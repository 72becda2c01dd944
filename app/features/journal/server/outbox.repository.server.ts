import { eq, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { outbox } from "~/server/db/journal/entries";

export type OutboxRow = typeof outbox.$inferSelect;

// The outbox belongs to a shard and not to a user: cron drains it for all of them.

/**
 * Leases up to `limit` rows that are due at `now` (epoch milliseconds) and gives their ids. A row that is not
 * carried out comes again when its lease is over; the lease doubles with each attempt, from 10 minutes to 43 hours.
 */
export async function leaseDueRows(db: JournalDb, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .update(outbox)
    .set({
      attempts: sql`attempts + 1`,
      dueAt: sql`${now} + 600000 * (1 << min(attempts, 8))`,
    })
    .where(sql`id IN (SELECT id FROM outbox WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit})`)
    .returning({ id: outbox.id });
  return rows.map((row) => row.id);
}

/** One row; undefined when it has been carried out. */
export async function readOutboxRow(db: JournalDb, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/** The statement that removes a row that has been carried out. */
export function deleteOutboxRow(db: JournalDb, id: string) {
  return db.delete(outbox).where(eq(outbox.id, id));
}
