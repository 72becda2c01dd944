import { and, desc, eq, or, sql } from "drizzle-orm";
import { pushSubscriptions } from "~/server/db/catalog/reminders";
import type { CatalogDb } from "~/server/db/client.server";

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/**
 * Stores a browser for a user, also one of another user with the same keys, and deletes the user's oldest ones beyond
 * `limit`. Returns `undefined` and deletes nothing for another user's endpoint with other keys: knowing an endpoint is not
 * enough to take a browser over.
 */
export async function saveSubscription(
  catalog: CatalogDb,
  row: SubscriptionRow,
  limit: number,
): Promise<SubscriptionRow | undefined> {
  const { userId, endpoint, p256dh, auth, createdAt } = row;
  const [saved] = await catalog.batch([
    catalog
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, p256dh, auth, createdAt },
        setWhere: or(
          eq(pushSubscriptions.userId, userId),
          and(eq(pushSubscriptions.p256dh, p256dh), eq(pushSubscriptions.auth, auth)),
        ),
      })
      .returning(),
    catalog.delete(pushSubscriptions).where(
      sql`user_id = ${userId} AND endpoint <> ${endpoint}
        AND EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = ${userId} AND endpoint = ${endpoint})
        AND id NOT IN (
        SELECT id FROM push_subscriptions WHERE user_id = ${userId} AND endpoint <> ${endpoint}
        ORDER BY created_at DESC LIMIT ${limit - 1})`,
    ),
  ]);
  return saved[0];
}

/** Selects a user's browsers, newest first. */
export function selectSubscriptions(catalog: CatalogDb, userId: string) {
  return catalog
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
}

/** Deletes a browser of a user. Returns `false` when it is not theirs. */
export async function deleteSubscription(
  catalog: CatalogDb,
  userId: string,
  endpoint: string,
): Promise<boolean> {
  const result = await catalog
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
    .run();
  return result.meta.changes === 1;
}

/** Deletes a browser that its push service no longer knows. One that has subscribed again has other keys and stays. */
export async function forgetSubscription(
  catalog: CatalogDb,
  { id, p256dh }: Pick<SubscriptionRow, "id" | "p256dh">,
): Promise<void> {
  await catalog
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.p256dh, p256dh)));
}
