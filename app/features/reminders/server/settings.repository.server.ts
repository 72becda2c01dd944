import { eq, sql } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import { pushSubscriptions, reminders } from "~/server/db/catalog/reminders";
import type { CatalogDb } from "~/server/db/client.server";
import { REMINDER_DAYS } from "../contract";

/** The columns of the account that have to do with reminders. */
export type AccountChanges = Partial<
  Pick<typeof users.$inferInsert, "notificationPreference" | "phoneNumber" | "pushNotificationEnabled">
>;
/** The columns that the settings may change. */
export type ReminderChanges = Partial<
  Pick<typeof reminders.$inferInsert, "preference" | "slots" | "days" | "emailEnabled" | "skipWhenJournaled">
>;

/** A person's settings as stored; without a record of reminders it is null. */
export async function readSettings(catalog: CatalogDb, userId: string) {
  const [rows] = await catalog.batch([selectSettings(catalog, userId)]);
  return rows[0];
}

/**
 * Changes the account's and the reminders' columns that are given, all or nothing, has cron plan anew from `now`, and
 * gives the settings as stored then.
 */
export async function saveSettings(
  catalog: CatalogDb,
  userId: string,
  {
    account,
    changes,
    origin,
    now,
  }: { account: AccountChanges; changes: ReminderChanges; origin: string; now: Date },
) {
  const updatedAt = now.toISOString();
  const planFrom = now.getTime();
  const [, , rows] = await catalog.batch([
    catalog
      .update(users)
      .set({ ...account, updatedAt })
      .where(eq(users.id, userId)),
    catalog
      .insert(reminders)
      .values({ days: [...REMINDER_DAYS], ...changes, userId, origin, nextDueAt: planFrom, updatedAt })
      .onConflictDoUpdate({
        target: reminders.userId,
        set: { ...changes, origin, updatedAt, ...planAnew(planFrom) },
      }),
    selectSettings(catalog, userId),
  ]);
  return rows[0];
}

/** Ends a person's reminders by e-mail. */
export async function switchOffEmail(catalog: CatalogDb, userId: string, now: Date): Promise<void> {
  await catalog
    .update(reminders)
    .set({ emailEnabled: false, updatedAt: now.toISOString(), ...planAnew(now.getTime()) })
    .where(eq(reminders.userId, userId));
}

/** What makes cron plan anew; one that has not come to an earlier instant yet keeps it. */
function planAnew(from: number) {
  return {
    revision: sql`${reminders.revision} + 1`,
    nextDueAt: sql`min(coalesce(${reminders.nextDueAt}, ${from}), ${from})`,
  };
}

function selectSettings(catalog: CatalogDb, userId: string) {
  return catalog
    .select({
      timezone: users.timezone,
      notificationPreference: users.notificationPreference,
      phoneNumber: users.phoneNumber,
      pushNotificationEnabled: users.pushNotificationEnabled,
      reminders,
      devices: sql<number>`(SELECT count(*) FROM ${pushSubscriptions} WHERE user_id = ${userId})`.as(
        "devices",
      ),
    })
    .from(users)
    .leftJoin(reminders, eq(reminders.userId, users.id))
    .where(eq(users.id, userId));
}
