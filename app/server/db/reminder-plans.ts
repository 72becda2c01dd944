import { eq, type SQL, sql } from "drizzle-orm";
import type { users } from "./catalog/accounts";
import type { JournalDb } from "./client.server";
import { reminders } from "./journal/reminders";

/*
 * A plan of reminders depends on columns of `users`, of which the shard's record has copies. Catalog and shard have no
 * transaction in common: code that changes the columns copies them afterwards, and code that reads both mends a difference.
 */

/** The columns of `users` that a plan depends on. */
export type PlanColumns = Pick<
  typeof users.$inferSelect,
  "timezone" | "notificationPreference" | "pushNotificationEnabled"
>;

/** Returns the columns that a plan depends on. */
export function planColumnsOf(user: PlanColumns): PlanColumns {
  const { timezone, notificationPreference, pushNotificationEnabled } = user;
  return { timezone, notificationPreference, pushNotificationEnabled };
}

/** Copies a user's columns to their reminders, and has cron plan again. */
export async function copyPlanColumns(
  journal: JournalDb,
  user: PlanColumns & { id: string },
  now: Date,
): Promise<void> {
  await journal
    .update(reminders)
    .set({ ...planColumnsOf(user), ...planAgain(now.getTime()) })
    .where(eq(reminders.userId, user.id));
}

/** Returns whether the copies of a record are those of its user. */
export function hasPlanColumns(record: PlanColumns, user: PlanColumns): boolean {
  return JSON.stringify(planColumnsOf(record)) === JSON.stringify(planColumnsOf(user));
}

/** Returns the changes that have cron plan again from an instant (epoch milliseconds); an earlier planned one stays. */
export function planAgain(from: number): { revision: SQL; nextDueAt: SQL } {
  return {
    revision: sql`${reminders.revision} + 1`,
    nextDueAt: sql`min(coalesce(${reminders.nextDueAt}, ${from}), ${from})`,
  };
}

/** Has cron plan a user's reminders from an instant (epoch milliseconds), or never. */
export async function planFrom(journal: JournalDb, userId: string, from: number | null): Promise<void> {
  await journal
    .update(reminders)
    .set({ nextDueAt: from, revision: sql`${reminders.revision} + 1` })
    .where(eq(reminders.userId, userId));
}
