import type { User } from "~/features/accounts/contract";
import {
  INSPIRATION_SOURCES,
  type InspirationSource,
  PRAYER_STYLE_LABELS,
  PRAYER_STYLES,
  type PrayerStyle,
} from "~/features/accounts/domain/profile-options";
import { PRAYER_LENGTHS, sentencesOf } from "~/features/companion/domain/sentences";
import { SaveLine } from "~/features/shell/ui/unsaved/save-line";
import { type SaveFailure, useGroup } from "~/features/shell/ui/unsaved/use-group";
import { callApi } from "~/shared/call-api";
import { SectionCard } from "~/ui/card";
import { NativeSelect } from "~/ui/native-select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";

const INSPIRATIONS: Record<InspirationSource, { label: string; hint: string }> = {
  none: { label: "None", hint: "A new entry opens with a greeting for the time of day." },
  scripture: { label: "Scripture", hint: "A new entry opens with a verse of Scripture." },
  saint_quote: { label: "Saints", hint: "A new entry opens with the words of a saint." },
  theologian_quote: { label: "Theologians", hint: "A new entry opens with the words of a theologian." },
  patristic_quote: {
    label: "Church Fathers",
    hint: "A new entry opens with the words of a Father of the Church.",
  },
  daily_examen: { label: "Daily Examen", hint: "A new entry opens with a question from the Examen." },
  surprise_me: { label: "Surprise me", hint: "One of these, a different one each day." },
};

const STYLE_HINTS: Record<PrayerStyle, string> = {
  scripture: "Prayers that draw on the words of the Bible.",
  contemplative: "Few words, and room for silence.",
  traditional: "In the style of the Church's traditional prayers.",
  modern_theologian: "In the plain, searching style of modern theologians.",
  patristic: "In the style of the Church Fathers.",
  mystical: "In the style of the mystics, close to the heart.",
  saint_intercession: "Asks a saint to pray for you.",
};

type JournalSettings = Pick<
  User,
  "greetingPreference" | "prayerStyle" | "prayerLength" | "moodTrackingEnabled"
>;

/** How a new entry begins, how prayers are written, and whether moods are tracked. */
export function JournalSection({ user }: { user: User }) {
  const { greetingPreference, prayerStyle, prayerLength, moodTrackingEnabled } = user;
  const first = { greetingPreference, prayerStyle, prayerLength, moodTrackingEnabled };
  const group = useGroup<JournalSettings>({ first, store });
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

/** The calls that store the settings, with the members of each. */
const CALLS: { path: string; keys: (keyof JournalSettings)[]; failure: string }[] = [
  {
    path: "/api/auth/profile",
    keys: ["greetingPreference", "moodTrackingEnabled"],
    failure: "Failed to save settings.",
  },
  { path: "/api/user/prayer-style", keys: ["prayerStyle"], failure: "Failed to save prayer style." },
  { path: "/api/user/prayer-length", keys: ["prayerLength"], failure: "Failed to update prayer length." },
];

/** Stores the changed settings, each call all or nothing. Settings of a failed call stay unsaved. */
async function store(draft: JournalSettings, saved: JournalSettings) {
  const now = { ...saved };
  const failures: SaveFailure[] = [];
  const due = CALLS.filter(({ keys }) => keys.some((key) => draft[key] !== saved[key]));
  await Promise.all(
    due.map(async ({ path, keys, failure }) => {
      const body = Object.fromEntries(keys.map((key) => [key, draft[key]]));
      await callApi(path, { method: "PATCH", body }).then(
        () => Object.assign(now, body),
        (error) => failures.push({ text: failure, error }),
      );
    }),
  );
  return { saved: now, failures };
}
