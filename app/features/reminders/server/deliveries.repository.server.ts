import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { deletions, users } from "~/server/db/catalog/accounts";
import { pushEndpoints } from "~/server/db/catalog/push-endpoints";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import { deliveries, pushSubscriptions, reminders } from "~/server/db/journal/reminders";
import type { RowHint } from "~/server/db/leased-rows";
import { batch, selectRow } from "~/server/db/statements";
import { deliveryRows } from "./claims.repository.server";

export type DeliveryRow = typeof deliveries.$inferSelect;

/** A delivery that was taken for one attempt, with its user's reminders and devices. */
export type FoundDelivery = NonNullable<Awaited<ReturnType<typeof takeDelivery>>>;
/** The user of a delivery, as the catalog has them. */
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Takes a delivery for one attempt; `null` when it is gone or finished, or another has taken this attempt. */
export async function takeDelivery(journal: JournalDb, hint: RowHint<number>, now: number) {
  const owner = sql`(SELECT user_id FROM deliveries WHERE id = ${hint.id})`;
  const { taken, records, devices } = await batch(journal, {
    taken: deliveryRows.take(journal, hint, now),
    records: selectRecord(journal, owner),
    devices: journal.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, owner)),
  });
  const [delivery] = taken;
  return delivery ? { delivery, reminders: records[0] ?? null, devices } : null;
}

/** Selects a user's record. */
export function selectRecord(journal: JournalDb, userId: string | SQL) {
  return journal.select().from(reminders).where(eq(reminders.userId, userId));
}

/** Returns a user with all that a delivery needs of the catalog; `null` when the account is gone. One round trip. */
export async function findPerson(catalog: CatalogDb, userId: string) {
  const { people, endpoints } = await batch(catalog, {
    people: catalog
      .select({
        id: users.id,
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        phoneNumber: users.phoneNumber,
        timezone: users.timezone,
        journalShard: users.journalShard,
        notificationPreference: users.notificationPreference,
        pushNotificationEnabled: users.pushNotificationEnabled,
        /** Whether the account will be deleted: until then nothing is sent. */
        isLeaving: sql<number>`EXISTS (SELECT 1 FROM ${deletions} WHERE user_id = ${userId})`.as(
          "is_leaving",
        ),
      })
      .from(users)
      .where(eq(users.id, userId)),
    endpoints: catalog
      .select({ hash: pushEndpoints.endpointHash })
      .from(pushEndpoints)
      .where(eq(pushEndpoints.userId, userId)),
  });
  const [person] = people;
  return person ? { ...person, endpoints: endpoints.map(({ hash }) => hash) } : null;
}

/** Returns the shard of a user; `undefined` when the account is gone. */
export async function findShard(catalog: CatalogDb, userId: string): Promise<number | undefined> {
  const [row] = await catalog.select({ shard: users.journalShard }).from(users).where(eq(users.id, userId));
  return row?.shard;
}

/**
 * Stores a test that is due now, unless the user has had `limit` of them since `since` (epoch milliseconds); gives
 * its key, or null.
 */
export async function insertTest(
  journal: JournalDb,
  test: Pick<DeliveryRow, "userId" | "localDate" | "slot" | "channel" | "label" | "dueAt" | "leaseUntil">,
  { since, limit }: { since: number; limit: number },
): Promise<RowHint<number> | null> {
  const recent = sql`(SELECT count(*) FROM deliveries
    WHERE user_id = ${test.userId} AND slot LIKE '__:__~%' AND due_at > ${since})`;
  const [row] = await journal
    .insert(deliveries)
    .select(selectRow(deliveries, test, sql`WHERE ${recent} < ${limit}`))
    .returning({ id: deliveries.id, attempts: deliveries.attempts });
  return row ?? null;
}

/** Returns a delivery of a user. */
export async function findDelivery(
  journal: JournalDb,
  userId: string,
  id: number,
): Promise<DeliveryRow | undefined> {
  const [row] = await journal
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, id), eq(deliveries.userId, userId)));
  return row;
}

/** Selects a user's last deliveries, newest first by their local day and time. */
export function selectDeliveries(journal: JournalDb, userId: string, limit: number) {
  return journal
    .select()
    .from(deliveries)
    .where(eq(deliveries.userId, userId))
    .orderBy(desc(deliveries.localDate), desc(deliveries.slot), desc(deliveries.channel))
    .limit(limit);
}
