import { and, eq, sql } from "drizzle-orm";
import { catalogOutbox } from "~/server/db/catalog/outbox";
import type { CatalogDb } from "~/server/db/client.server";
import type { MailHint } from "~/server/ports/mail-queue";

export type MailRow = typeof catalogOutbox.$inferSelect;

// The outbox belongs to no user: cron and queue drain it for all of them.

/**
 * Puts up to `limit` mails that are due at `now` off by `lease` and gives them; one that is not tried by then comes
 * again. Times are epoch milliseconds.
 */
export async function leaseDueMails(
  catalog: CatalogDb,
  { now, lease, limit }: { now: number; lease: number; limit: number },
): Promise<MailHint[]> {
  return await catalog
    .update(catalogOutbox)
    .set({ dueAt: now + lease })
    .where(sql`id IN (SELECT id FROM outbox WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit})`)
    .returning({ id: catalogOutbox.id, attempts: catalogOutbox.attempts });
}

/** Takes a mail for one attempt until `dueAt`; undefined when it is gone or another has taken this attempt already. */
export async function takeMail(
  catalog: CatalogDb,
  { id, attempts }: MailHint,
  dueAt: number,
): Promise<MailRow | undefined> {
  const [row] = await catalog
    .update(catalogOutbox)
    .set({ attempts: attempts + 1, dueAt })
    .where(and(eq(catalogOutbox.id, id), eq(catalogOutbox.attempts, attempts)))
    .returning();
  return row;
}

/** Sets when a mail that was tried in vain is due again, unless it was taken meanwhile. */
export async function delayMail(
  catalog: CatalogDb,
  { id, attempts }: MailHint,
  dueAt: number,
): Promise<void> {
  await catalog
    .update(catalogOutbox)
    .set({ dueAt })
    .where(and(eq(catalogOutbox.id, id), eq(catalogOutbox.attempts, attempts)));
}

/** Takes a mail that was sent, or never will be, out of the outbox. */
export async function deleteMail(catalog: CatalogDb, id: string): Promise<void> {
  await catalog.delete(catalogOutbox).where(eq(catalogOutbox.id, id));
}

/** Stores a mail on its own; one that tells of a write goes into the batch of that write instead. */
export async function insertMail(catalog: CatalogDb, row: typeof catalogOutbox.$inferInsert): Promise<void> {
  await catalog.insert(catalogOutbox).values(row);
}
