import { Clock, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { type FieldLabels, TextField } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { NativeSelect } from "~/ui/native-select";
import { Switch } from "~/ui/switch";
import { useToast } from "~/ui/use-toast";
import { type CustomReminder, MISSING_REMINDER, REMINDER_LIMITS, type ReminderTime } from "../contract";
import { clockTime } from "../domain/reminder-times";
import {
  addReminder,
  changeReminder,
  QUARTER_HOURS,
  removeReminder,
  type ScheduleSettings,
} from "../domain/schedule-settings";

interface ScheduleRemindersProps {
  schedule: ScheduleSettings;
  onChange: (part: Partial<ScheduleSettings>) => void;
}

/** The reminders of a schedule, each on or off; their times and labels can be edited on demand. */
export function ScheduleReminders({ schedule, onChange }: ScheduleRemindersProps) {
  const { customReminders } = schedule;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isCustomizing, setCustomizing] = useState(false);
  const remove = (id: string) => {
    onChange(removeReminder(schedule, id));
    // The row disappears with its button.
    title.current?.focus();
  };
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 ref={title} id={titleId} tabIndex={-1} className="font-sans text-sm font-medium outline-none">
          Times
        </h3>
        {customReminders.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Clock aria-hidden />}
            aria-pressed={isCustomizing}
            onClick={() => setCustomizing(!isCustomizing)}
          >
            Customize times
          </Button>
        )}
      </div>
      {customReminders.length === 0 ? (
        <p className="text-muted">No reminders yet. Add your first one below.</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {customReminders.map((reminder) => (
            <li key={reminder.id} className="px-4 py-1">
              {isCustomizing ? (
                <EditableReminder
                  reminder={reminder}
                  onChange={(part) => onChange(changeReminder(schedule, reminder.id, part))}
                  onRemove={() => remove(reminder.id)}
                />
              ) : (
                <Switch
                  label={
                    <span className="flex gap-3">
                      <span className="w-20 shrink-0 font-medium tabular-nums">
                        {clockTime(reminder.time)}
                      </span>{" "}
                      <span className="min-w-0 break-words">{reminder.label}</span>
                    </span>
                  }
                  checked={reminder.enabled}
                  onCheckedChange={(enabled) => onChange(changeReminder(schedule, reminder.id, { enabled }))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {customReminders.length < REMINDER_LIMITS.reminders ? (
        <NewReminder onAdd={(reminder) => onChange(addReminder(schedule, reminder))} />
      ) : (
        <p className="mt-4 text-sm text-muted">You can have up to {REMINDER_LIMITS.reminders} reminders.</p>
      )}
    </fieldset>
  );
}

interface EditableReminderProps {
  reminder: CustomReminder;
  onChange: (part: Partial<ReminderTime>) => void;
  onRemove: () => void;
}

function EditableReminder({ reminder, onChange, onRemove }: EditableReminderProps) {
  const name = reminder.label.trim() || clockTime(reminder.time);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 py-2 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <TimeField
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

const EMPTY: ReminderTime = { time: "", label: "" };

function NewReminder({ onAdd }: { onAdd: (reminder: ReminderTime) => void }) {
  const { toast } = useToast();
  const [reminder, setReminder] = useState(EMPTY);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const label = reminder.label.trim();
    if (!reminder.time || !label) {
      return toast({ title: "Error", description: MISSING_REMINDER, variant: "destructive" });
    }
    onAdd({ ...reminder, label });
    setReminder(EMPTY);
  };
  return (
    <form
      onSubmit={submit}
      aria-label="Add a reminder"
      className="mt-4 grid items-end gap-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
    >
      <TimeField label="Time" value={reminder.time} onChange={(time) => setReminder({ ...reminder, time })} />
      <TextField
        label="Label"
        placeholder="Evening prayer"
        value={reminder.label}
        maxLength={REMINDER_LIMITS.label}
        onChange={(event) => setReminder({ ...reminder, label: event.target.value })}
      />
      <Button type="submit" variant="secondary" icon={<Plus aria-hidden />}>
        Add reminder
      </Button>
    </form>
  );
}

interface TimeFieldProps extends Pick<FieldLabels, "label" | "hideLabel"> {
  /** `HH:mm`; empty while none is chosen. */
  value: string;
  onChange: (time: string) => void;
}

/** Selects a time in steps of 15 minutes on a 12-hour clock. A value between the steps is an option too. */
function TimeField({ value, onChange, ...labels }: TimeFieldProps) {
  const isBetween = value !== "" && !QUARTER_HOURS.includes(value);
  const times = isBetween ? [...QUARTER_HOURS, value].sort() : QUARTER_HOURS;
  return (
    <NativeSelect {...labels} value={value} onChange={(event) => onChange(event.target.value)}>
      {value === "" && <option value="">Choose a time</option>}
      {times.map((time) => (
        <option key={time} value={time}>
          {clockTime(time)}
        </option>
      ))}
    </NativeSelect>
  );
}
