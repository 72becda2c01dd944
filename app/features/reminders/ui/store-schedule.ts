import { callApi } from "~/shared/call-api";
import type { ReminderSettings } from "../contract";
import type { ScheduleSettings } from "../domain/schedule-settings";

/** Stores a schedule in one call; gives it as it is stored then. */
export async function storeSchedule(draft: ScheduleSettings, saved: ScheduleSettings) {
  try {
    const stored = await callApi<ReminderSettings>("/api/reminders/custom", { method: "POST", body: draft });
    const { reminderPreference, customReminders, reminderDays, skipWhenJournaled } = stored;
    return {
      saved: { reminderPreference, customReminders, reminderDays, skipWhenJournaled },
      failures: [],
    };
  } catch (error) {
    return { saved, failures: [{ text: "Failed to save custom reminders.", error }] };
  }
}
