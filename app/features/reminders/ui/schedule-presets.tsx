import { RadioCards } from "~/ui/radio-cards";
import {
  PRESET_REMINDERS,
  REMINDER_PREFERENCE_LABELS,
  REMINDER_PREFERENCES,
  type ReminderPreference,
} from "../contract";
import { clockTime } from "../domain/clock-time";

const HINTS: Partial<Record<ReminderPreference, string>> = {
  custom: "Your own times, one by one.",
  none: "Come whenever you like.",
};

const OPTIONS = REMINDER_PREFERENCES.map((value) => ({
  value,
  label: REMINDER_PREFERENCE_LABELS[value],
  hint: HINTS[value] ?? PRESET_REMINDERS[value].map(({ time }) => unbroken(clockTime(time))).join(", "),
}));

/** A clock time that no line break parts. */
function unbroken(time: string): string {
  return time.replace(" ", "\u00a0");
}

interface SchedulePresetsProps {
  value: ReminderPreference;
  onChange: (preset: ReminderPreference) => void;
}

/** The seven schedules, each with its times. */
export function SchedulePresets({ value, onChange }: SchedulePresetsProps) {
  return (
    <RadioCards legend="Schedule" options={OPTIONS} value={value} onValueChange={onChange} columns={2} />
  );
}
