import { eq } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import { reminders } from "~/server/db/journal/reminders";
import { type PlanColumns, planAgain, planColumnsOf } from "~/server/db/reminder-plans";
import { batch } from "~/server/db/statements";
import { REMINDER_DAYS, type ReminderSettings } from "../contract";
import { selectDeliveries, selectRecord } from "./deliveries.repository.server";
import { selectSubscriptions } from "./push-subscriptions.repository.server";

/** A user's stored record, `undefined` before anything was saved, and devices. */
export type StoredSettings = Awaited<ReturnType<typeof readSettings>>;
/** The settings that are columns of the account. */
export type AccountSettings = Pick<
  ReminderSettings,
  "notificationPreference" | "phoneNumber" | "pushNotificationEnabled"
>;
type Schedule = Omit<ReminderSettings, keyof AccountSettings | "nextReminderAt" | "obstacles">;
/** Settings to change; absent ones stay unchanged. */
type Changes<Settings> = { [Field in keyof Settings]?: Settings[Field] | undefined };
export type SettingsChanges = Changes<AccountSettings & Schedule>;

/** Returns a user's stored settings and devices. */
export async function readSettings(journal: JournalDb, userId: string) {
  const { records, devices } = await batch(journal, selectSettings(journal, userId));
  return { record: records[0], devices };
}

/** Returns a user's stored settings, devices and last deliveries, in one round trip. */
export async function readReminders(journal: JournalDb, userId: string, limit: number) {
  const { records, devices, deliveries } = await batch(journal, {
    ...selectSettings(journal, userId),
    deliveries: selectDeliveries(journal, userId, limit),
  });
  return { record: records[0], devices, deliveries };
}

/** Changes the settings of an account and returns those that it has now; `undefined` when it is gone. */
export async function saveAccount(
  catalog: CatalogDb,
  userId: string,
  changes: Changes<AccountSettings> & { updatedAt: string },
): Promise<(AccountSettings & PlanColumns) | undefined> {
  const { timezone, notificationPreference, phoneNumber, pushNotificationEnabled } = users;
  const [saved] = await catalog
    .update(users)
    .set(changes)
    .where(eq(users.id, userId))
    .returning({ timezone, notificationPreference, phoneNumber, pushNotificationEnabled });
  return saved;
}

/** Changes a schedule, has cron plan again from `now`, and returns the settings as stored. */
export async function saveSchedule(
  journal: JournalDb,
  user: PlanColumns & { id: string },
  { schedule, origin, now }: { schedule: Changes<Schedule>; origin: string; now: Date },
): Promise<StoredSettings> {
  const planFrom = now.getTime();
  const changes = { ...schedule, ...planColumnsOf(user), origin, updatedAt: now.toISOString() };
  const reminderDays = schedule.reminderDays ?? [...REMINDER_DAYS];
  const { records, devices } = await batch(journal, {
    saved: journal
      .insert(reminders)
      .values({ ...changes, reminderDays, userId: user.id, nextDueAt: planFrom })
      .onConflictDoUpdate({ target: reminders.userId, set: { ...changes, ...planAgain(planFrom) } }),
    ...selectSettings(journal, user.id),
  });
  return { record: records[0], devices };
}

/** Turns off a user's reminders by e-mail. */
export async function switchOffEmail(journal: JournalDb, userId: string, now: Date): Promise<void> {
  await journal
    .update(reminders)
    .set({ emailRemindersEnabled: false, updatedAt: now.toISOString(), ...planAgain(now.getTime()) })
    .where(eq(reminders.userId, userId));
}

function selectSettings(journal: JournalDb, userId: string) {
  return { records: selectRecord(journal, userId), devices: selectSubscriptions(journal, userId) };
}
