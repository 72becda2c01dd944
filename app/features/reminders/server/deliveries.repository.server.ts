import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import { deliveries, pushSubscriptions, reminders } from "~/server/db/catalog/reminders";
import type { CatalogDb } from "~/server/db/client.server";
import type { RowHint } from "~/server/db/leased-rows";
import { batch, selectRow } from "~/server/db/statements";
import { deliveryRows } from "./claims.repository.server";

export type DeliveryRow = typeof deliveries.$inferSelect;

/** A delivery that was taken for one attempt, with all that the attempt needs. */
export type TakenDelivery = NonNullable<Awaited<ReturnType<typeof takeDelivery>>>;

/** Takes a delivery for one attempt; `null` when it is gone or finished, or another has taken this attempt. One round trip. */
export async function takeDelivery(catalog: CatalogDb, hint: RowHint<number>, now: number) {
  const owner = sql`(SELECT user_id FROM deliveries WHERE id = ${hint.id})`;
  const { taken, people, devices } = await batch(catalog, {
    taken: deliveryRows.take(catalog, hint, now),
    people: selectPerson(catalog, owner),
    devices: catalog.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, owner)),
  });
  const [delivery] = taken;
  const [user] = people;
  return delivery && user ? { delivery, user, devices } : null;
}

function selectPerson(catalog: CatalogDb, owner: SQL) {
  return catalog
    .select({
      id: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      firstName: users.firstName,
      phoneNumber: users.phoneNumber,
      timezone: users.timezone,
      journalShard: users.journalShard,
      notificationPreference: users.notificationPreference,
      pushNotificationEnabled: users.pushNotificationEnabled,
      reminders,
    })
    .from(users)
    .leftJoin(reminders, eq(reminders.userId, users.id))
    .where(eq(users.id, owner));
}

/**
 * Stores a test that is due now, unless the user has had `limit` of them since `since` (epoch milliseconds); gives
 * its key, or null.
 */
export async function insertTest(
  catalog: CatalogDb,
  test: Pick<DeliveryRow, "userId" | "localDate" | "slot" | "channel" | "label" | "dueAt" | "leaseUntil">,
  { since, limit }: { since: number; limit: number },
): Promise<RowHint<number> | null> {
  const recent = sql`(SELECT count(*) FROM deliveries
    WHERE user_id = ${test.userId} AND slot LIKE '__:__~%' AND due_at > ${since})`;
  const [row] = await catalog
    .insert(deliveries)
    .select(selectRow(deliveries, test, sql`WHERE ${recent} < ${limit}`))
    .returning({ id: deliveries.id, attempts: deliveries.attempts });
  return row ?? null;
}

/** Returns a delivery of a user. */
export async function findDelivery(
  catalog: CatalogDb,
  userId: string,
  id: number,
): Promise<DeliveryRow | undefined> {
  const [row] = await catalog
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, id), eq(deliveries.userId, userId)));
  return row;
}

/** Selects a user's last deliveries, newest first by their local day and time. */
export function selectDeliveries(catalog: CatalogDb, userId: string, limit: number) {
  return catalog
    .select()
    .from(deliveries)
    .where(eq(deliveries.userId, userId))
    .orderBy(desc(deliveries.localDate), desc(deliveries.slot), desc(deliveries.channel))
    .limit(limit);
}
