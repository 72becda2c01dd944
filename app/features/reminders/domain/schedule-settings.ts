import { newId } from "~/shared/ids";
import {
  type CustomReminder,
  PRESET_REMINDERS,
  type ReminderPreference,
  type ReminderSettings,
  type ReminderTime,
} from "../contract";

/** What is chosen of the times, the days and the days off of the reminders. */
export type ScheduleSettings = Pick<
  ReminderSettings,
  "reminderPreference" | "customReminders" | "reminderDays" | "skipWhenJournaled"
>;

/** The times of a day in steps of 15 minutes, `HH:mm`. */
export const QUARTER_HOURS: readonly string[] = Array.from({ length: 96 }, (_, quarter) =>
  new Date(quarter * 15 * 60_000).toISOString().slice(11, 16),
);

/** What choosing a schedule changes: its reminders take the place of those before; 'custom' and 'none' start with none. */
export function choosePreset(reminderPreference: ReminderPreference) {
  const customReminders = PRESET_REMINDERS[reminderPreference].map(newReminder);
  return { reminderPreference, customReminders };
}

/** What adding a reminder changes, in the order of the day. A schedule that got another reminder is the person's own. */
export function addReminder({ customReminders }: ScheduleSettings, reminder: ReminderTime) {
  const all = [...customReminders, newReminder(reminder)];
  return { reminderPreference: "custom" as const, customReminders: all.sort(byTime) };
}

/** What taking a reminder away changes. */
export function removeReminder({ customReminders }: ScheduleSettings, id: string) {
  const reminderPreference = "custom" as const;
  return { reminderPreference, customReminders: customReminders.filter((reminder) => reminder.id !== id) };
}

/** What changing a reminder changes. It keeps its place, so that the row under the hand does not move. */
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

/** What makes two schedules different to the person: not the ids. */
export function essenceOf({ customReminders, ...rest }: ScheduleSettings): unknown {
  return [rest, customReminders.map(({ id: _, ...reminder }) => reminder)];
}

function newReminder({ time, label }: ReminderTime): CustomReminder {
  return { id: newId(), time, label, enabled: true };
}

function byTime(one: ReminderTime, other: ReminderTime): number {
  return one.time < other.time ? -1 : Number(one.time > other.time);
}
