import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import { deliveries, pushSubscriptions, reminders } from "~/server/db/catalog/reminders";
import type { CatalogDb } from "~/server/db/client.server";
import type { DeliveryHint } from "~/server/ports/delivery-queue";

export type DeliveryRow = typeof deliveries.$inferSelect;

/** A delivery that was taken for one attempt, with all that the attempt needs. */
export type TakenDelivery = NonNullable<Awaited<ReturnType<typeof takeDelivery>>>;

/**
 * Takes a delivery for one attempt until `leaseUntil`; null when it is gone or over, or another has taken this attempt. One
 * round trip.
 */
export async function takeDelivery(catalog: CatalogDb, { id, attempts }: DeliveryHint, leaseUntil: number) {
  const owner = sql`(SELECT user_id FROM deliveries WHERE id = ${id})`;
  const [rows, people, devices] = await catalog.batch([
    catalog
      .update(deliveries)
      .set({ attempts: attempts + 1, leaseUntil })
      .where(isTry({ id, attempts }))
      .returning(),
    selectPerson(catalog, owner),
    catalog.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, owner)),
  ]);
  const [delivery] = rows;
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

/** What an attempt changes of its delivery. */
export type DeliveryChanges = Partial<
  Pick<DeliveryRow, "state" | "reason" | "reached" | "leaseUntil" | "finishedAt">
>;

/** Notes what became of an attempt, unless another attempt has begun meanwhile. */
export async function noteAttempt(
  catalog: CatalogDb,
  taken: DeliveryHint,
  changes: DeliveryChanges,
): Promise<void> {
  await catalog.update(deliveries).set(changes).where(isTry(taken));
}

/**
 * Stores a test that is due now, unless the user has had `limit` of them since `since` (epoch milliseconds); gives
 * its key, or null.
 */
export async function insertTest(
  catalog: CatalogDb,
  test: Pick<DeliveryRow, "userId" | "localDate" | "slot" | "channel" | "label" | "dueAt" | "leaseUntil">,
  { since, limit }: { since: number; limit: number },
): Promise<DeliveryHint | null> {
  const { userId, localDate, slot, channel, label, dueAt, leaseUntil } = test;
  // In the order of the table's columns, which drizzle names before it.
  const [row] = await catalog
    .insert(deliveries)
    .select(
      sql`SELECT NULL, ${userId}, ${localDate}, ${slot}, ${channel}, ${label}, ${dueAt}, 'pending', NULL, 0,
        ${leaseUntil}, '[]', NULL
      WHERE (SELECT count(*) FROM deliveries
        WHERE user_id = ${userId} AND slot LIKE '__:__~%' AND due_at > ${since}) < ${limit}`,
    )
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

function isTry({ id, attempts }: DeliveryHint) {
  return and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), eq(deliveries.state, "pending"));
}
