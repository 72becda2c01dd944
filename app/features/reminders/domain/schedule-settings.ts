import { newId } from "~/shared/ids";
import {
  type CustomReminder,
  PRESET_REMINDERS,
  type ReminderPreference,
  type ReminderSettings,
  type ReminderTime,
} from "../contract";

/** The schedule: times, days, and days without reminders. */
export type ScheduleSettings = Pick<
  ReminderSettings,
  "reminderPreference" | "customReminders" | "reminderDays" | "skipWhenJournaled"
>;

/** The times of a day in steps of 15 minutes, `HH:mm`. */
export const QUARTER_HOURS: readonly string[] = Array.from({ length: 96 }, (_, quarter) =>
  new Date(quarter * 15 * 60_000).toISOString().slice(11, 16),
);

/** Returns the change to a preset, whose reminders replace the earlier ones; 'custom' and 'none' start with none. */
export function choosePreset(reminderPreference: ReminderPreference) {
  const customReminders = PRESET_REMINDERS[reminderPreference].map(newReminder);
  return { reminderPreference, customReminders };
}

/** Returns the change by adding a reminder, in the order of the day. The schedule becomes a custom one. */
export function addReminder({ customReminders }: ScheduleSettings, reminder: ReminderTime) {
  const all = [...customReminders, newReminder(reminder)];
  return { reminderPreference: "custom" as const, customReminders: all.sort(byTime) };
}

/** Returns the change by removing a reminder. The schedule becomes a custom one. */
export function removeReminder({ customReminders }: ScheduleSettings, id: string) {
  const reminderPreference = "custom" as const;
  return { reminderPreference, customReminders: customReminders.filter((reminder) => reminder.id !== id) };
}

/** Returns the change of one reminder. It keeps its place, so that its row does not move while it is edited. */
export function changeReminder(
  { customReminders }: ScheduleSettings,
  id: string,
  part: Partial<Omit<CustomReminder, "id">>,
) {
  return {
    customReminders: customReminders.map((reminder) =>
      reminder.id === id ? { ...reminder, ...part } : reminder,
    ),
  };
}

/** Returns a schedule without ids, for comparison. */
export function comparableSchedule({ customReminders, ...rest }: ScheduleSettings): unknown {
  return [rest, customReminders.map(({ id: _, ...reminder }) => reminder)];
}

function newReminder({ time, label }: ReminderTime): CustomReminder {
  return { id: newId(), time, label, enabled: true };
}

function byTime(one: ReminderTime, other: ReminderTime): number {
  return one.time < other.time ? -1 : Number(one.time > other.time);
}
