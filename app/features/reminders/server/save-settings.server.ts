import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId } from "~/shared/ids";
import {
  type CustomReminder,
  PRESET_REMINDERS,
  REMINDER_DAYS,
  type ReminderPreference,
  type ReminderSettings,
} from "../contract";
import type { NotificationPreferencesInput, ReminderSettingsInput } from "../domain/call-schemas";
import { type AccountChanges, type ReminderChanges, saveSettings } from "./settings.repository.server";
import { toSettings } from "./to-settings.server";

interface Saving<Input> {
  user: SessionUser;
  input: Input;
  /** The app's own origin, for the links in reminders. */
  origin: string;
}

/** Stores the schedule, all that is given or nothing, and gives the settings as stored then. */
export async function saveReminders(
  services: Services,
  { user, input, origin }: Saving<ReminderSettingsInput>,
): Promise<ReminderSettings> {
  const { customReminders, reminderDays, reminderPreference: preference, notificationPreference } = input;
  const slots = toSlots(customReminders, preference);
  return await save(services, user, origin, {
    account: { ...(notificationPreference && { notificationPreference }) },
    changes: {
      ...(preference && { preference }),
      ...(slots && { slots }),
      ...(reminderDays && { days: REMINDER_DAYS.filter((day) => reminderDays.includes(day)) }),
      ...switches(input),
    },
  });
}

/** Stores how reminders come, all that is given or nothing, and gives the settings as stored then. */
export async function saveNotificationPreferences(
  services: Services,
  { user, input, origin }: Saving<NotificationPreferencesInput>,
): Promise<ReminderSettings> {
  const { notificationPreference, phoneNumber, pushNotificationEnabled } = input;
  return await save(services, user, origin, {
    account: {
      ...(notificationPreference && { notificationPreference }),
      ...(phoneNumber !== undefined && { phoneNumber: phoneNumber ?? "" }),
      ...(pushNotificationEnabled !== undefined && { pushNotificationEnabled }),
    },
    changes: switches(input),
  });
}

async function save(
  services: Services,
  user: SessionUser,
  origin: string,
  what: { account: AccountChanges; changes: ReminderChanges },
): Promise<ReminderSettings> {
  const now = services.clock.now();
  const row = await saveSettings(services.catalog, user.id, { ...what, origin, now });
  return toSettings(services, user, row);
}

function switches(input: {
  emailRemindersEnabled?: boolean | undefined;
  skipWhenJournaled?: boolean | undefined;
}): ReminderChanges {
  const { emailRemindersEnabled: emailEnabled, skipWhenJournaled } = input;
  return {
    ...(emailEnabled !== undefined && { emailEnabled }),
    ...(skipWhenJournaled !== undefined && { skipWhenJournaled }),
  };
}

/**
 * The list to store, each with an id of its own and in the order of the day; undefined when it stays as it is. Without
 * reminders there are no times, whatever was sent: else those of the last preset would stay in the settings.
 */
function toSlots(
  given: ReminderSettingsInput["customReminders"],
  preference: ReminderPreference | undefined,
): CustomReminder[] | undefined {
  if (preference === "none") return [];
  const preset = preference ? PRESET_REMINDERS[preference] : [];
  // A preset without a time would be none.
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
