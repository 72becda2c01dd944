import { callApi } from "~/shared/call-api";
import type { ReminderSettings } from "../contract";
import { plainPhoneNumber } from "../domain/phone-number";

/** The channels of reminders, as they are chosen. */
export type ChannelSettings = Pick<
  ReminderSettings,
  "notificationPreference" | "phoneNumber" | "pushNotificationEnabled" | "emailRemindersEnabled"
>;

/** Of all settings of reminders, those of the channels. */
export function channelSettingsOf(settings: ChannelSettings): ChannelSettings {
  const { notificationPreference, phoneNumber, pushNotificationEnabled, emailRemindersEnabled } = settings;
  return { notificationPreference, phoneNumber, pushNotificationEnabled, emailRemindersEnabled };
}

/** Stores the channels in one call; gives them as they are stored then. A number that no type shows is left as it is stored. */
export async function storeChannels(draft: ChannelSettings, saved: ChannelSettings) {
  const { phoneNumber, ...rest } = draft;
  const hasSms = draft.notificationPreference === "sms" || draft.notificationPreference === "both";
  const body = hasSms ? { ...rest, phoneNumber: plainPhoneNumber(phoneNumber) } : rest;
  try {
    const path = "/api/reminders/notification-preferences";
    return {
      saved: channelSettingsOf(await callApi<ReminderSettings>(path, { method: "PUT", body })),
      failures: [],
    };
  } catch (error) {
    return { saved, failures: [{ text: "Failed to save notification preferences.", error }] };
  }
}
