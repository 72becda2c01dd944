import type { NotificationType } from "~/features/accounts/contract";
import { isAddressProven } from "~/features/mail/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
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
  type SettingsRow,
  saveSettings,
} from "./settings.repository.server";

interface Saving<Input> {
  user: SessionUser;
  input: Input;
  /** The app's own origin, for the links in reminders. */
  origin: string;
}

/** Returns everything about reminders on the settings screen, in one round trip. */
export async function loadReminders(services: Services, user: SessionUser): Promise<RemindersView> {
  const { settings, devices, deliveries } = await readReminders(
    services.catalog,
    user.id,
    REMINDER_LIMITS.deliveries,
  );
  return {
    settings: toSettings(services, user, settings),
    push: toPushDevices(services, devices),
    deliveries: deliveries.map(toDelivery),
  };
}

/** Returns a user's reminders and channels; the defaults before anything was saved. */
export async function getSettings(
  services: Services,
  { user }: { user: SessionUser },
): Promise<ReminderSettings> {
  return toSettings(services, user, await readSettings(services.catalog, user.id));
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
  const now = services.clock.now();
  const row = await saveSettings(services.catalog, user.id, { changes: input, origin, now });
  return toSettings(services, user, row);
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

/** Converts a row to the contract's type. Throws `unauthorized` when the account is gone. */
function toSettings(services: Services, user: SessionUser, row: SettingsRow | undefined): ReminderSettings {
  if (!row) throw new AppError("unauthorized", "Unauthorized");
  const { timezone, devices, reminders, ...account } = row;
  const {
    userId: _,
    origin: __,
    revision: ___,
    nextDueAt: ____,
    updatedAt: _____,
    ...saved
  } = reminders ?? {};
  const settings = {
    ...NO_REMINDERS,
    ...saved,
    ...account,
    notificationPreference: row.notificationPreference as NotificationType,
  };
  const schedule = scheduleOf({ ...settings, timezone });
  const next = schedule && nextOccurrence(schedule, services.clock.now().getTime() + 1);
  const reachable = { hasDevice: devices > 0, isAddressProven: isAddressProven(user, services) };
  return {
    ...settings,
    nextReminderAt: next ? new Date(next.dueAt).toISOString() : null,
    obstacles: obstaclesFor(services, reachable),
  };
}
