import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import { pushEndpoints } from "~/server/db/catalog/push-endpoints";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import { pushSubscriptions } from "~/server/db/journal/reminders";
import { batch } from "~/server/db/statements";

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
/** Whose browser an endpoint is. */
export type PushEndpoint = typeof pushEndpoints.$inferSelect;

/**
 * Stores whose browser an endpoint is, also one of another user with the same keys; returns that user with their shard.
 * Stores nothing for another user's endpoint with other keys: knowing an endpoint is not enough to take a browser over.
 */
export async function claimEndpoint(catalog: CatalogDb, endpoint: PushEndpoint) {
  const { userId, endpointHash, keysHash } = endpoint;
  const { earlier, stored } = await batch(catalog, {
    earlier: catalog
      .select({ userId: users.id, shard: users.journalShard })
      .from(pushEndpoints)
      .innerJoin(users, eq(users.id, pushEndpoints.userId))
      .where(and(eq(pushEndpoints.endpointHash, endpointHash), ne(pushEndpoints.userId, userId))),
    stored: catalog
      .insert(pushEndpoints)
      .values(endpoint)
      .onConflictDoUpdate({
        target: pushEndpoints.endpointHash,
        set: { userId, keysHash },
        setWhere: or(eq(pushEndpoints.userId, userId), eq(pushEndpoints.keysHash, keysHash)),
      }),
  });
  return { isStored: stored.meta.changes > 0, earlier: earlier[0] };
}

/** Deletes the endpoints of browsers that are subscribed no more. One that has subscribed again has other keys and stays. */
export async function releaseEndpoints(catalog: CatalogDb, endpoints: PushEndpoint[]): Promise<void> {
  if (endpoints.length === 0) return;
  await catalog.delete(pushEndpoints).where(
    sql`(endpoint_hash, user_id, keys_hash) IN (SELECT value ->> 'endpointHash', value ->> 'userId', value ->> 'keysHash'
      FROM json_each(${JSON.stringify(endpoints)}))`,
  );
}

/** Stores a user's browser, and deletes and returns their oldest ones beyond `limit`. */
export async function saveSubscription(
  journal: JournalDb,
  row: SubscriptionRow,
  limit: number,
): Promise<{ saved: SubscriptionRow; dropped: SubscriptionRow[] }> {
  const { userId, endpoint, p256dh, auth, createdAt } = row;
  const { saved, dropped } = await batch(journal, {
    saved: journal
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: [pushSubscriptions.userId, pushSubscriptions.endpoint],
        set: { p256dh, auth, createdAt },
      })
      .returning(),
    dropped: journal
      .delete(pushSubscriptions)
      .where(
        sql`user_id = ${userId} AND endpoint <> ${endpoint} AND id NOT IN (
        SELECT id FROM push_subscriptions WHERE user_id = ${userId} AND endpoint <> ${endpoint}
        ORDER BY created_at DESC LIMIT ${limit - 1})`,
      )
      .returning(),
  });
  return { saved: saved[0]!, dropped };
}

/** Selects a user's browsers, newest first. */
export function selectSubscriptions(journal: JournalDb, userId: string) {
  return journal
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
}

/** Deletes a browser of a user and returns it; `undefined` when it is not theirs. */
export async function deleteSubscription(
  journal: JournalDb,
  userId: string,
  endpoint: string,
): Promise<SubscriptionRow | undefined> {
  const [deleted] = await journal
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
    .returning();
  return deleted;
}

/** Deletes a browser as it was read. One that has subscribed again has other keys and stays. */
export async function forgetSubscription(
  journal: JournalDb,
  { id, userId, p256dh }: Pick<SubscriptionRow, "id" | "userId" | "p256dh">,
): Promise<void> {
  await journal
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        eq(pushSubscriptions.id, id),
        eq(pushSubscriptions.p256dh, p256dh),
      ),
    );
}
