import { Trash2 } from "lucide-react";
import { TextField } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { type CustomReminder, REMINDER_LIMITS, type ReminderTime } from "../contract";
import { clockTime } from "../domain/clock-time";
import { ScheduleTime } from "./schedule-time";

interface ScheduleRowProps {
  reminder: CustomReminder;
  onChange: (part: Partial<ReminderTime>) => void;
  onRemove: () => void;
}

/** One reminder open to change: another time, another label, or gone. */
export function ScheduleRow({ reminder, onChange, onRemove }: ScheduleRowProps) {
  const name = reminder.label.trim() || clockTime(reminder.time);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 py-2 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <ScheduleTime
        label={`Time of ${name}`}
        hideLabel
        value={reminder.time}
        onChange={(time) => onChange({ time })}
      />
      <TextField
        label={`Label of ${name}`}
        hideLabel
        fieldClassName="max-sm:row-start-2 max-sm:col-span-2"
        value={reminder.label}
        maxLength={REMINDER_LIMITS.label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <IconButton label={`Remove ${name}`} tone="destructive" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
