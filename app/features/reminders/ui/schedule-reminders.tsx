import { Clock } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Switch } from "~/ui/switch";
import { REMINDER_LIMITS } from "../contract";
import { clockTime } from "../domain/clock-time";
import {
  addReminder,
  changeReminder,
  removeReminder,
  type ScheduleSettings,
} from "../domain/schedule-settings";
import { ScheduleAdder } from "./schedule-adder";
import { ScheduleRow } from "./schedule-row";

interface ScheduleRemindersProps {
  schedule: ScheduleSettings;
  onChange: (part: Partial<ScheduleSettings>) => void;
}

/** The reminders of a schedule, each on or off; their times and labels are open to change on demand. */
export function ScheduleReminders({ schedule, onChange }: ScheduleRemindersProps) {
  const { customReminders } = schedule;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isCustomizing, setCustomizing] = useState(false);
  const remove = (id: string) => {
    onChange(removeReminder(schedule, id));
    // The row's button is gone with it.
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
                <ScheduleRow
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
        <ScheduleAdder onAdd={(reminder) => onChange(addReminder(schedule, reminder))} />
      ) : (
        <p className="mt-4 text-sm text-muted">
          {REMINDER_LIMITS.reminders} reminders are the most there can be.
        </p>
      )}
    </fieldset>
  );
}
