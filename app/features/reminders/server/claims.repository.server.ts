import { and, asc, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { deliveries, pushSubscriptions, reminders } from "~/server/db/journal/reminders";
import { HANDOVER, leasedRows, type RowHint } from "~/server/db/leased-rows";
import { batch, selectRow } from "~/server/db/statements";
import type { DeliveryReason, ReminderChannel } from "../contract";

// The cron plans for everybody in a shard: no statement here names a user.

/** Deliveries that are not finished, as work to do. */
export const deliveryRows = leasedRows<typeof deliveries, number>(
  deliveries,
  deliveries.leaseUntil,
  // In the words of the partial index, so that it serves.
  sql`state = 'pending'`,
);

/** The records that are due at `now`, the oldest first, with all that a plan depends on. Instants are epoch milliseconds. */
export async function readDue(journal: JournalDb, { now, limit }: { now: number; limit: number }) {
  return await journal
    .select({
      ...getTableColumns(reminders),
      nextDueAt: sql<number>`${reminders.nextDueAt}`.as("due"),
      hasDevice:
        sql<number>`EXISTS (SELECT 1 FROM ${pushSubscriptions} WHERE user_id = ${reminders}.user_id)`.as(
          "has_device",
        ),
    })
    .from(reminders)
    .where(lte(reminders.nextDueAt, now))
    .orderBy(asc(reminders.nextDueAt))
    .limit(limit);
}

export type DueRow = Awaited<ReturnType<typeof readDue>>[number];

/** One record that was planned: it takes effect only while the record is as it was read. */
export interface Claim {
  userId: string;
  /** As it was read. */
  dueAt: number;
  revision: number;
  /** When to look at it again. */
  next: number | null;
}

/** A delivery of a claim. */
export interface ClaimedDelivery extends Omit<Claim, "next"> {
  localDate: string;
  slot: string;
  channel: ReminderChannel;
  label: string;
  /** Epoch milliseconds of the local day and time. */
  slotAt: number;
  /** Why it is noted as skipped; null when it is to be sent. */
  skipped: DeliveryReason | null;
}

/**
 * Stores the deliveries of claims and advances their records, in one batch; returns those to send. Nothing is stored for
 * a record that was changed or claimed since it was read. A delivery that already exists stays unchanged.
 */
export async function storeClaims(
  journal: JournalDb,
  claims: Claim[],
  claimed: ClaimedDelivery[],
  now: number,
): Promise<RowHint<number>[]> {
  const field = (name: keyof ClaimedDelivery | keyof Claim) => sql`item.value ->> ${sql.raw(`'${name}'`)}`;
  const isSkipped = sql`${field("skipped")} IS NOT NULL`;
  const rows = selectRow(
    deliveries,
    {
      userId: field("userId"),
      localDate: field("localDate"),
      slot: field("slot"),
      channel: field("channel"),
      label: field("label"),
      dueAt: field("slotAt"),
      state: sql`iif(${isSkipped}, 'skipped', 'pending')`,
      reason: field("skipped"),
      leaseUntil: now + HANDOVER,
      finishedAt: sql`iif(${isSkipped}, ${now}, NULL)`,
    },
    sql`FROM json_each(${JSON.stringify(claimed)}) AS item CROSS JOIN ${reminders} AS r
      WHERE r.user_id = ${field("userId")} AND r.next_due_at = ${field("dueAt")} AND r.revision = ${field("revision")}`,
  );
  const { inserted } = await batch(journal, {
    inserted: journal
      .insert(deliveries)
      .select(rows)
      .onConflictDoNothing()
      .returning({ id: deliveries.id, attempts: deliveries.attempts, state: deliveries.state }),
    movedOn: journal
      .update(reminders)
      .set({ nextDueAt: sql`${field("next")}` })
      .from(sql`json_each(${JSON.stringify(claims)}) AS item`)
      .where(
        and(
          eq(reminders.userId, field("userId")),
          eq(reminders.nextDueAt, field("dueAt")),
          eq(reminders.revision, field("revision")),
        ),
      ),
  });
  return inserted.flatMap(({ id, attempts, state }) => (state === "pending" ? [{ id, attempts }] : []));
}

/** Deletes at most `limit` of the oldest deliveries that were due before an instant; returns how many. */
export async function deleteOldest(
  journal: JournalDb,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const result = await journal
    .delete(deliveries)
    .where(sql`id IN (SELECT id FROM deliveries ORDER BY id LIMIT ${limit}) AND due_at < ${before}`)
    .run();
  return result.meta.changes;
}
