import { eq, sql } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import { pushSubscriptions, reminders } from "~/server/db/catalog/reminders";
import type { CatalogDb } from "~/server/db/client.server";
import { batch } from "~/server/db/statements";
import { REMINDER_DAYS, type ReminderSettings } from "../contract";
import { selectDeliveries } from "./deliveries.repository.server";
import { selectSubscriptions } from "./push-subscriptions.repository.server";

/** A user's stored settings; `reminders` is `null` before any were saved. */
export type SettingsRow = Awaited<ReturnType<typeof selectSettings>>[number];
/** Settings to change; absent ones stay unchanged. */
export type SettingsChanges = {
  [Field in keyof Omit<ReminderSettings, "nextReminderAt" | "obstacles">]?:
    | ReminderSettings[Field]
    | undefined;
};

/** Returns a user's stored settings. */
export async function readSettings(catalog: CatalogDb, userId: string): Promise<SettingsRow | undefined> {
  return selectSettings(catalog, userId).get();
}

/** Returns a user's stored settings, devices and last deliveries, in one round trip. */
export async function readReminders(catalog: CatalogDb, userId: string, limit: number) {
  const { settings, devices, deliveries } = await batch(catalog, {
    settings: selectSettings(catalog, userId),
    devices: selectSubscriptions(catalog, userId),
    deliveries: selectDeliveries(catalog, userId, limit),
  });
  return { settings: settings[0], devices, deliveries };
}

/** Changes settings, all or nothing, has cron plan again from `now`, and returns the settings as stored. */
export async function saveSettings(
  catalog: CatalogDb,
  userId: string,
  { changes, origin, now }: { changes: SettingsChanges; origin: string; now: Date },
): Promise<SettingsRow | undefined> {
  const { notificationPreference, phoneNumber, pushNotificationEnabled, ...schedule } = changes;
  const updatedAt = now.toISOString();
  const planFrom = now.getTime();
  const reminderDays = schedule.reminderDays ?? [...REMINDER_DAYS];
  const { saved } = await batch(catalog, {
    user: catalog
      .update(users)
      .set({ notificationPreference, phoneNumber, pushNotificationEnabled, updatedAt })
      .where(eq(users.id, userId)),
    reminders: catalog
      .insert(reminders)
      .values({ ...schedule, reminderDays, userId, origin, nextDueAt: planFrom, updatedAt })
      .onConflictDoUpdate({
        target: reminders.userId,
        set: { ...schedule, origin, updatedAt, ...planAgain(planFrom) },
      }),
    saved: selectSettings(catalog, userId),
  });
  return saved[0];
}

/** Turns off a user's reminders by e-mail. */
export async function switchOffEmail(catalog: CatalogDb, userId: string, now: Date): Promise<void> {
  await catalog
    .update(reminders)
    .set({ emailRemindersEnabled: false, updatedAt: now.toISOString(), ...planAgain(now.getTime()) })
    .where(eq(reminders.userId, userId));
}

/** Returns the changes that have cron plan again; an earlier planned instant stays. */
function planAgain(from: number) {
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
