import { Link } from "@remix-run/react";
import { SaveLine } from "~/features/shell/ui/unsaved/save-line";
import { useGroup } from "~/features/shell/ui/unsaved/use-group";
import { callApi } from "~/shared/call-api";
import { formatLocalDate, localDateIn, localTimeIn } from "~/shared/dates";
import { SectionCard } from "~/ui/card";
import { CheckChips } from "~/ui/check-chips";
import { RadioCards } from "~/ui/radio-cards";
import { Switch } from "~/ui/switch";
import {
  PRESET_REMINDERS,
  REMINDER_DAYS,
  REMINDER_PREFERENCE_LABELS,
  REMINDER_PREFERENCES,
  type ReminderPreference,
  type ReminderSettings,
} from "../contract";
import { clockTime } from "../domain/reminder-times";
import { choosePreset, comparableSchedule, type ScheduleSettings } from "../domain/schedule-settings";
import { ScheduleReminders } from "./schedule-reminders";

const DAYS = REMINDER_DAYS.map((day) => {
  const fullLabel = day.charAt(0).toUpperCase() + day.slice(1);
  return { value: day, label: fullLabel.slice(0, 3), fullLabel };
});

const HINTS: Partial<Record<ReminderPreference, string>> = {
  custom: "Your own times, one by one.",
  none: "No reminders.",
};

const PRESETS = REMINDER_PREFERENCES.map((value) => ({
  value,
  label: REMINDER_PREFERENCE_LABELS[value],
  // A time does not break between the hour and AM or PM.
  hint:
    HINTS[value] ??
    PRESET_REMINDERS[value].map(({ time }) => clockTime(time).replace(" ", "\u00a0")).join(", "),
}));

interface ScheduleSectionProps {
  settings: ReminderSettings;
  /** IANA name of the zone of all times. */
  timezone: string;
}

/** The settings of the schedule: a preset, its times, the days of the week. */
export function ScheduleSection({ settings, timezone }: ScheduleSectionProps) {
  const group = useGroup<ScheduleSettings>({
    first: scheduleOf(settings),
    store,
    essence: comparableSchedule,
  });
  const { draft, change, isDirty } = group;
  const { nextReminderAt } = settings;
  return (
    <SectionCard id="reminders" title="Reminders" description={<ZoneLine timezone={timezone} />}>
      <RadioCards
        legend="Schedule"
        options={PRESETS}
        value={draft.reminderPreference}
        onValueChange={(preset) => change(choosePreset(preset))}
        columns={2}
      />
      {draft.reminderPreference !== "none" && (
        <div className="mt-6 grid gap-6">
          <ScheduleReminders schedule={draft} onChange={change} />
          <CheckChips
            legend="Days"
            options={DAYS}
            value={draft.reminderDays}
            onValueChange={(days) => change({ reminderDays: days })}
          />
          <Switch
            label="Skip when I have already written"
            hint="No reminder on a day with a journal entry."
            checked={draft.skipWhenJournaled}
            onCheckedChange={(isOn) => change({ skipWhenJournaled: isOn })}
          />
        </div>
      )}
      {nextReminderAt && !isDirty && <NextReminder at={nextReminderAt} timezone={timezone} />}
      <SaveLine group={group} label="Save reminders" saved="Reminders saved" />
    </SectionCard>
  );
}

/** Names the time zone, and where to change it. */
function ZoneLine({ timezone }: { timezone: string }) {
  return (
    <>
      Reminders follow your time zone ({timezone.replaceAll("_", " ")}).{" "}
      <Link
        to="/edit-profile"
        className="text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Change the zone
      </Link>
    </>
  );
}

function NextReminder({ at, timezone }: { at: string; timezone: string }) {
  const instant = new Date(at);
  return (
    <p className="mt-4 text-sm text-muted">
      Next reminder:{" "}
      <time dateTime={at}>
        {formatLocalDate(localDateIn(timezone, instant), "EEEE, MMMM d")}, {localTimeIn(timezone, instant)}
      </time>
    </p>
  );
}

function scheduleOf(settings: ReminderSettings): ScheduleSettings {
  const { reminderPreference, customReminders, reminderDays, skipWhenJournaled } = settings;
  return { reminderPreference, customReminders, reminderDays, skipWhenJournaled };
}

async function store(draft: ScheduleSettings, saved: ScheduleSettings) {
  try {
    const stored = await callApi<ReminderSettings>("/api/reminders/custom", { method: "POST", body: draft });
    return { saved: scheduleOf(stored), failures: [] };
  } catch (error) {
    return { saved, failures: [{ text: "Failed to save custom reminders.", error }] };
  }
}
