import {
  INSPIRATION_SOURCES,
  type InspirationSource,
  PRAYER_STYLE_LABELS,
  PRAYER_STYLES,
  type PrayerStyle,
} from "~/features/accounts/domain/preferences";
import { PRAYER_LENGTHS, sentencesOf } from "~/features/companion/domain/prayer-length";
import { SaveLine } from "~/features/shell/ui/unsaved/save-line";
import { useGroup } from "~/features/shell/ui/unsaved/use-group";
import { SectionCard } from "~/ui/card";
import { NativeSelect } from "~/ui/native-select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { INSPIRATIONS, STYLE_HINTS } from "./journal-words";
import { type JournalSettings, storeJournal } from "./store-journal";

/** What a new entry greets with, how prayers are written, and whether moods are noted. */
export function JournalSection({ first }: { first: JournalSettings }) {
  const group = useGroup<JournalSettings>({ first, store: storeJournal });
  const { draft, change } = group;
  return (
    <SectionCard
      id="journal"
      title="Journal"
      description="How a new entry begins, and how prayers are written."
    >
      <div className="grid gap-5">
        <NativeSelect
          label="Inspiration source"
          hint={INSPIRATIONS[draft.greetingPreference].hint}
          value={draft.greetingPreference}
          onChange={(event) => change({ greetingPreference: event.target.value as InspirationSource })}
        >
          {INSPIRATION_SOURCES.map((source) => (
            <option key={source} value={source}>
              {INSPIRATIONS[source].label}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label="Prayer style"
          hint={STYLE_HINTS[draft.prayerStyle]}
          value={draft.prayerStyle}
          onChange={(event) => change({ prayerStyle: event.target.value as PrayerStyle })}
        >
          {PRAYER_STYLES.map((style) => (
            <option key={style} value={style}>
              {PRAYER_STYLE_LABELS[style]}
            </option>
          ))}
        </NativeSelect>
        <Slider
          label="Prayer length"
          valueText={`${sentencesOf(draft.prayerLength)} sentences`}
          min={PRAYER_LENGTHS.shortest}
          max={PRAYER_LENGTHS.longest}
          step={1}
          value={draft.prayerLength}
          onChange={(event) => change({ prayerLength: Number(event.target.value) })}
        />
        <Switch
          label="Mood tracking"
          hint="Note how you feel with each entry, and see your moods over time."
          checked={draft.moodTrackingEnabled}
          onCheckedChange={(isOn) => change({ moodTrackingEnabled: isOn })}
        />
      </div>
      <SaveLine group={group} label="Save settings" saved="Settings saved" />
    </SectionCard>
  );
}
