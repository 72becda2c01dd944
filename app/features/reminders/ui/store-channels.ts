import { callApi } from "~/shared/call-api";
import type { ReminderSettings } from "../contract";
import { plainPhoneNumber } from "../domain/phone-number";

/** The ways that reminders go, as they are chosen. */
export type Channels = Pick<
  ReminderSettings,
  "notificationPreference" | "phoneNumber" | "pushNotificationEnabled" | "emailRemindersEnabled"
>;

export function channelsOf(settings: Channels): Channels {
  const { notificationPreference, phoneNumber, pushNotificationEnabled, emailRemindersEnabled } = settings;
  return { notificationPreference, phoneNumber, pushNotificationEnabled, emailRemindersEnabled };
}

/** Stores the ways in one call; gives them as they are stored then. A number that no type shows is left as it is stored. */
export async function storeChannels(draft: Channels, saved: Channels) {
  const { phoneNumber, ...rest } = draft;
  const hasSms = draft.notificationPreference === "sms" || draft.notificationPreference === "both";
  const body = hasSms ? { ...rest, phoneNumber: plainPhoneNumber(phoneNumber) } : rest;
  try {
    const path = "/api/reminders/notification-preferences";
    return {
      saved: channelsOf(await callApi<ReminderSettings>(path, { method: "PUT", body })),
      failures: [],
    };
  } catch (error) {
    return { saved, failures: [{ text: "Failed to save notification preferences.", error }] };
  }
}
