import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useToast } from "~/ui/use-toast";
import { MISSING_REMINDER, REMINDER_LIMITS, type ReminderTime } from "../contract";
import { ScheduleTime } from "./schedule-time";

const EMPTY: ReminderTime = { time: "", label: "" };

/** Adds a reminder by its time and label. */
export function ScheduleAdder({ onAdd }: { onAdd: (reminder: ReminderTime) => void }) {
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
      <ScheduleTime
        label="Time"
        value={reminder.time}
        onChange={(time) => setReminder({ ...reminder, time })}
      />
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
