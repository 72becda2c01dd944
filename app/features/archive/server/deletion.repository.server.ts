import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { deletions, sessions, users } from "~/server/db/catalog/accounts";
import type { CatalogDb } from "~/server/db/client.server";
import { type NewMailRow, outbox } from "~/server/db/outbox";
import { OWNED_CATALOG_TABLES } from "~/server/db/owned-tables";
import { batch } from "~/server/db/statements";

/** An account that is due for deletion. */
export type DueAccount = Pick<typeof users.$inferSelect, keyof typeof dueColumns>;

const dueColumns = { id: users.id, email: users.email, journalShard: users.journalShard };

/**
 * Stores when an account will be deleted, ends its sessions and stores a mail about it. Returns the date; an earlier call's
 * date stays.
 */
export async function planDeletion(
  catalog: CatalogDb,
  { userId, dueAt, mail }: { userId: string; dueAt: string; mail: NewMailRow },
): Promise<string> {
  const { planned } = await batch(catalog, {
    stored: catalog.insert(deletions).values({ userId, dueAt }).onConflictDoNothing(),
    planned: catalog.select({ dueAt: deletions.dueAt }).from(deletions).where(eq(deletions.userId, userId)),
    sessions: catalog.delete(sessions).where(eq(sessions.userId, userId)),
    mail: catalog.insert(outbox).values(mail),
  });
  return planned[0]?.dueAt ?? dueAt;
}

/** Cancels a planned deletion. Returns `false` when the deletion has started. */
export async function cancelDeletion(catalog: CatalogDb, userId: string): Promise<boolean> {
  const { left } = await batch(catalog, {
    cancelled: catalog
      .delete(deletions)
      .where(and(eq(deletions.userId, userId), isNull(deletions.startedAt))),
    left: catalog.select({ dueAt: deletions.dueAt }).from(deletions).where(eq(deletions.userId, userId)),
  });
  return left.length === 0;
}

/**
 * Returns due accounts, at most `limit`: first those that have waited longest since their date or their last attempt, so
 * that repeated failures delay no other account.
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

/** Stores an attempt to delete an account before it is made: after a crash the account is at the end of the line. */
export async function noteDeletionAttempt(
  catalog: CatalogDb,
  { userId, now }: { userId: string; now: string },
): Promise<void> {
  await catalog.update(deletions).set({ triedAt: now }).where(eq(deletions.userId, userId));
}

/** Starts a deletion, which then cannot be cancelled, and ends the sessions. Returns `null` unless the account is due. */
export async function startDeletion(
  catalog: CatalogDb,
  { userId, now }: { userId: string; now: string },
): Promise<DueAccount | null> {
  const hasStarted = sql`EXISTS (SELECT 1 FROM deletions WHERE user_id = ${userId} AND started_at IS NOT NULL)`;
  const { due } = await batch(catalog, {
    started: catalog
      .update(deletions)
      .set({ startedAt: sql`coalesce(started_at, ${now})` })
      .where(and(eq(deletions.userId, userId), lte(deletions.dueAt, now))),
    sessions: catalog.delete(sessions).where(and(eq(sessions.userId, userId), hasStarted)),
    due: catalog
      .select(dueColumns)
      .from(users)
      .where(and(eq(users.id, userId), hasStarted)),
  });
  return due[0] ?? null;
}

/** Deletes an account with all its rows in the catalog, all or nothing. */
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
