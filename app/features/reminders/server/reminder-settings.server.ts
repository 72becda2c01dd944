import { isAddressProven } from "~/features/mail/server/public.server";
import { copyPlanColumns, hasPlanColumns } from "~/server/db/reminder-plans";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError, findStoreError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import {
  type CustomReminder,
  NO_REMINDERS,
  type NotificationPreferencesInput,
  PRESET_REMINDERS,
  REMINDER_DAYS,
  REMINDER_LIMITS,
  type ReminderPreference,
  type ReminderSettings,
  type ReminderSettingsInput,
  type RemindersView,
} from "../contract";
import { scheduleOf } from "../domain/reminder-plan";
import { nextOccurrence } from "../domain/reminder-times";
import { obstaclesFor } from "./channels.server";
import { toDelivery } from "./deliveries.server";
import { toPushDevices } from "./manage-push-subscriptions.server";
import {
  readReminders,
  readSettings,
  type SettingsChanges,
  type StoredSettings,
  saveAccount,
  saveSchedule,
} from "./settings.repository.server";

interface Saving<Input> {
  user: SessionUser;
  input: Input;
  /** The app's own origin, for the links in reminders. */
  origin: string;
}

/** Returns everything about reminders on the settings screen, in one round trip; `null` while their shard is out of reach. */
export async function loadReminders(services: Services, user: SessionUser): Promise<RemindersView | null> {
  try {
    return await readView(services, user);
  } catch (error) {
    if (!findStoreError(error)) throw error;
    services.report("WARN", "reminders-out-of-reach", { shard: user.journalShard });
    return null;
  }
}

async function readView(services: Services, user: SessionUser): Promise<RemindersView> {
  const journal = services.journal(user.journalShard);
  const { deliveries, ...stored } = await readReminders(journal, user.id, REMINDER_LIMITS.deliveries);
  await mendPlan(services, user, stored);
  return {
    settings: toSettings(services, user, stored),
    push: toPushDevices(services, stored.devices),
    deliveries: deliveries.map(toDelivery),
  };
}

/** Returns a user's reminders and channels; the defaults before anything was saved. */
export async function getSettings(
  services: Services,
  { user }: { user: SessionUser },
): Promise<ReminderSettings> {
  const stored = await readSettings(services.journal(user.journalShard), user.id);
  await mendPlan(services, user, stored);
  return toSettings(services, user, stored);
}

/** Stores the schedule, all of it or nothing, and returns the settings as stored. */
export function saveReminders(
  services: Services,
  { user, input, origin }: Saving<ReminderSettingsInput>,
): Promise<ReminderSettings> {
  const { customReminders, reminderDays, reminderPreference } = input;
  return save(services, {
    user,
    origin,
    input: {
      ...input,
      customReminders: toStored(customReminders, reminderPreference),
      reminderDays: reminderDays && REMINDER_DAYS.filter((day) => reminderDays.includes(day)),
    },
  });
}

/** Stores the channels, all of it or nothing, and returns the settings as stored. */
export function saveNotificationPreferences(
  services: Services,
  { user, input, origin }: Saving<NotificationPreferencesInput>,
): Promise<ReminderSettings> {
  const { phoneNumber } = input;
  const number = phoneNumber === null ? "" : phoneNumber;
  return save(services, { user, origin, input: { ...input, phoneNumber: number } });
}

async function save(services: Services, { user, input, origin }: Saving<SettingsChanges>) {
  const { notificationPreference, phoneNumber, pushNotificationEnabled, ...schedule } = input;
  const now = services.clock.now();
  const changes = { notificationPreference, phoneNumber, pushNotificationEnabled };
  const account = await saveAccount(services.catalog, user.id, { ...changes, updatedAt: now.toISOString() });
  if (!account) throw new AppError("unauthorized", "Unauthorized");
  const changed = { ...user, ...account };
  const journal = services.journal(user.journalShard);
  return toSettings(services, changed, await saveSchedule(journal, changed, { schedule, origin, now }));
}

/**
 * Has cron plan again where a write was broken off between catalog and shard: the record's copies are old ones, or there
 * is a schedule and no plan.
 */
async function mendPlan(services: Services, user: SessionUser, { record }: StoredSettings): Promise<void> {
  if (!record) return;
  const isPlanned = record.nextDueAt !== null || scheduleOf({ ...record, ...user }) === null;
  if (isPlanned && hasPlanColumns(record, user)) return;
  await copyPlanColumns(services.journal(user.journalShard), user, services.clock.now());
}

/**
 * Returns the reminders to store, each with its own id and in the order of the day; `undefined` for no change. 'none' has
 * no times, whatever was sent: otherwise those of the last preset would stay.
 */
function toStored(
  given: ReminderSettingsInput["customReminders"],
  preference: ReminderPreference | undefined,
): CustomReminder[] | undefined {
  if (preference === "none") return [];
  const preset = preference ? PRESET_REMINDERS[preference] : [];
  // A preset always has its times.
  const list = given?.length || preset.length === 0 ? given : preset;
  const used = new Set<string>();
  return list
    ?.map((one) => {
      const { id = newId(), time, label, enabled = true }: Partial<CustomReminder> & typeof one = one;
      const ownId = id === "" || used.has(id) ? newId() : id;
      used.add(ownId);
      return { id: ownId, time, label, enabled };
    })
    .toSorted((a, b) => a.time.localeCompare(b.time));
}

/** Converts stored settings to the contract's type. */
function toSettings(
  services: Services,
  user: SessionUser,
  { record, devices }: StoredSettings,
): ReminderSettings {
  const { notificationPreference, phoneNumber, pushNotificationEnabled, timezone } = user;
  const { reminderPreference, customReminders, reminderDays, emailRemindersEnabled, skipWhenJournaled } =
    record ?? NO_REMINDERS;
  const settings = {
    reminderPreference,
    customReminders,
    reminderDays,
    emailRemindersEnabled,
    skipWhenJournaled,
    notificationPreference,
    phoneNumber,
    pushNotificationEnabled,
  };
  const schedule = scheduleOf({ ...settings, timezone });
  const next = schedule && nextOccurrence(schedule, services.clock.now().getTime() + 1);
  const reachable = { hasDevice: devices.length > 0, isAddressProven: isAddressProven(user, services) };
  return {
    ...settings,
    nextReminderAt: next ? new Date(next.dueAt).toISOString() : null,
    obstacles: obstaclesFor(services, reachable),
  };
}
