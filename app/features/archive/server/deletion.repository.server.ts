import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { deletions, sessions, users } from "~/server/db/catalog/accounts";
import { reminders } from "~/server/db/catalog/reminders";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import { entries } from "~/server/db/journal/entries";
import { type NewMailRow, outbox } from "~/server/db/outbox";
import { OWNED_CATALOG_TABLES, OWNED_JOURNAL_TABLES } from "~/server/db/owned-tables";

/** An account that is to be deleted. */
export interface DueAccount {
  id: string;
  email: string;
  journalShard: number;
}

const dueColumns = { id: users.id, email: users.email, journalShard: users.journalShard };

/**
 * Notes when an account is to be deleted, ends its sessions, lets its reminders rest and stores the mail that tells of
 * it. Gives the day: the first one stands.
 */
export async function planDeletion(
  catalog: CatalogDb,
  { userId, dueAt, mail }: { userId: string; dueAt: string; mail: NewMailRow },
): Promise<string> {
  const [, rows] = await catalog.batch([
    catalog.insert(deletions).values({ userId, dueAt }).onConflictDoNothing(),
    catalog.select({ dueAt: deletions.dueAt }).from(deletions).where(eq(deletions.userId, userId)),
    catalog.delete(sessions).where(eq(sessions.userId, userId)),
    planReminders(catalog, userId, null),
    catalog.insert(outbox).values(mail),
  ]);
  return rows[0]?.dueAt ?? dueAt;
}

/** Takes a planned deletion back and plans the reminders anew from `now`; false when the deletion has begun. */
export async function cancelDeletion(catalog: CatalogDb, userId: string, now: Date): Promise<boolean> {
  const [, , left] = await catalog.batch([
    catalog.delete(deletions).where(and(eq(deletions.userId, userId), isNull(deletions.startedAt))),
    planReminders(catalog, userId, now.getTime()),
    catalog.select({ dueAt: deletions.dueAt }).from(deletions).where(eq(deletions.userId, userId)),
  ]);
  return left.length === 0;
}

/** The statement after which cron plans a user's reminders from an instant (epoch milliseconds), or never. */
function planReminders(catalog: CatalogDb, userId: string, from: number | null) {
  return catalog
    .update(reminders)
    .set({ nextDueAt: from, revision: sql`revision + 1` })
    .where(eq(reminders.userId, userId));
}

/**
 * Accounts whose day has come, at most `limit`: those first that have waited longest since that day or since the last
 * attempt, so that accounts that fail again and again keep no other waiting.
 */
export async function findDueAccounts(
  catalog: CatalogDb,
  { now, limit }: { now: string; limit: number },
): Promise<DueAccount[]> {
  return catalog
    .select(dueColumns)
    .from(deletions)
    .innerJoin(users, eq(users.id, deletions.userId))
    .where(lte(deletions.dueAt, now))
    .orderBy(sql`coalesce(${deletions.triedAt}, ${deletions.dueAt})`)
    .limit(limit);
}

/** Notes an attempt to delete an account, before it is made: whatever it dies of, the account goes to the end of the line. */
export async function noteDeletionAttempt(
  catalog: CatalogDb,
  { userId, now }: { userId: string; now: string },
): Promise<void> {
  await catalog.update(deletions).set({ triedAt: now }).where(eq(deletions.userId, userId));
}

/** Begins a deletion, which then cannot be taken back, and ends the sessions. Null unless the account's day has come. */
export async function startDeletion(
  catalog: CatalogDb,
  { userId, now }: { userId: string; now: string },
): Promise<DueAccount | null> {
  const begun = sql`EXISTS (SELECT 1 FROM deletions WHERE user_id = ${userId} AND started_at IS NOT NULL)`;
  const [, , rows] = await catalog.batch([
    catalog
      .update(deletions)
      .set({ startedAt: sql`coalesce(started_at, ${now})` })
      .where(and(eq(deletions.userId, userId), lte(deletions.dueAt, now))),
    catalog.delete(sessions).where(and(eq(sessions.userId, userId), begun)),
    catalog
      .select(dueColumns)
      .from(users)
      .where(and(eq(users.id, userId), begun)),
  ]);
  return rows[0] ?? null;
}

/** Deletes at most `limit` entries of a user; gives how many there were. */
export async function deleteSomeEntries(db: JournalDb, userId: string, limit: number): Promise<number> {
  const deleted = await db
    .delete(entries)
    .where(
      sql`user_id = ${userId} AND id IN (SELECT id FROM entries WHERE user_id = ${userId} LIMIT ${limit})`,
    )
    // D1's own count has what triggers delete in it.
    .returning({ id: entries.id });
  return deleted.length;
}

/** Deletes all that a user has in a journal shard besides the entries. */
export async function deleteJournalRows(db: JournalDb, userId: string): Promise<void> {
  await db.batch([
    db.delete(outbox).where(sql`payload ->> 'userId' = ${userId}`),
    ...OWNED_JOURNAL_TABLES.map((table) => db.delete(table).where(eq(table.userId, userId))),
  ]);
}

/** Deletes an account with all its rows in the catalog, all or none. */
export async function deleteCatalogRows(catalog: CatalogDb, { id, email }: DueAccount): Promise<void> {
  await catalog.batch([
    catalog
      .delete(outbox)
      .where(
        sql`payload ->> 'userId' = ${id} OR payload ->> 'email' = ${email} OR payload ->> 'newEmail' = ${email}`,
      ),
    ...OWNED_CATALOG_TABLES.map((table) => catalog.delete(table).where(eq(table.userId, id))),
    catalog.delete(users).where(eq(users.id, id)),
  ]);
}
