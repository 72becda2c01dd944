import { Link } from "@remix-run/react";
import { SaveLine } from "~/features/shell/ui/unsaved/save-line";
import { useGroup } from "~/features/shell/ui/unsaved/use-group";
import { SectionCard } from "~/ui/card";
import { CheckChips } from "~/ui/check-chips";
import { Switch } from "~/ui/switch";
import { REMINDER_DAYS, type ReminderSettings } from "../contract";
import { choosePreset, essenceOf, type ScheduleSettings } from "../domain/schedule-settings";
import { ScheduleNext } from "./schedule-next";
import { SchedulePresets } from "./schedule-presets";
import { ScheduleReminders } from "./schedule-reminders";
import { storeSchedule } from "./store-schedule";

const DAYS = REMINDER_DAYS.map((day) => {
  const fullLabel = day.charAt(0).toUpperCase() + day.slice(1);
  return { value: day, label: fullLabel.slice(0, 3), fullLabel };
});

interface ScheduleSectionProps {
  settings: ScheduleSettings & Pick<ReminderSettings, "nextReminderAt">;
  /** IANA name of the zone that the times are in. */
  timezone: string;
}

/** When reminders come: a schedule, its times, the days of the week. */
export function ScheduleSection({ settings, timezone }: ScheduleSectionProps) {
  const { reminderPreference, customReminders, reminderDays, skipWhenJournaled } = settings;
  const group = useGroup<ScheduleSettings>({
    first: { reminderPreference, customReminders, reminderDays, skipWhenJournaled },
    store: storeSchedule,
    essence: essenceOf,
  });
  const { draft, change } = group;
  const isOff = draft.reminderPreference === "none";
  return (
    <SectionCard id="reminders" title="Reminders" description={<ZoneLine timezone={timezone} />}>
      <SchedulePresets value={draft.reminderPreference} onChange={(preset) => change(choosePreset(preset))} />
      {!isOff && (
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
            hint="No reminder on a day that has a journal entry."
            checked={draft.skipWhenJournaled}
            onCheckedChange={(isOn) => change({ skipWhenJournaled: isOn })}
          />
        </div>
      )}
      <ScheduleNext at={settings.nextReminderAt} timezone={timezone} isDirty={group.isDirty} />
      <SaveLine group={group} label="Save reminders" saved="Reminders saved" />
    </SectionCard>
  );
}

/** Whose clock the times are by, and where to change it. */
function ZoneLine({ timezone }: { timezone: string }) {
  return (
    <>
      A quiet word when it is time to write or pray, by the clock of {timezone.replaceAll("_", " ")}.{" "}
      <Link
        to="/edit-profile"
        className="text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Change the zone
      </Link>
    </>
  );
}
