import type { LiturgicalOptions } from "~/features/calendar/contract";
import { SectionCard } from "~/ui/card";
import { Segmented } from "~/ui/segmented";
import { patchProfile, useSavedChoice } from "./saved-switches";

interface Question<Key extends keyof LiturgicalOptions = keyof LiturgicalOptions> {
  key: Key;
  legend: string;
  options: { value: LiturgicalOptions[Key]; label: string }[];
}

const SUNDAY = { value: "sunday", label: "Sunday" } as const;
const THURSDAY = { value: "thursday", label: "Thursday" } as const;

const QUESTIONS: Question[] = [
  {
    key: "calendar",
    legend: "Calendar",
    options: [
      { value: "us", label: "United States" },
      { value: "general", label: "General Roman" },
    ],
  },
  { key: "epiphany", legend: "Epiphany", options: [SUNDAY, { value: "january-6", label: "January 6" }] },
  { key: "ascension", legend: "Ascension", options: [SUNDAY, THURSDAY] },
  { key: "corpusChristi", legend: "Corpus Christi", options: [SUNDAY, THURSDAY] },
];

interface CalendarSectionProps {
  saved: LiturgicalOptions;
  /** The name of today in the saved calendar. */
  feastDay: string;
}

/** The calendar of the day, its color and its verse. Saved at once. */
export function CalendarSection({ saved, feastDay }: CalendarSectionProps) {
  const { value, choose, isSaving } = useSavedChoice<LiturgicalOptions>({
    value: saved,
    save: (liturgicalOptions) => patchProfile({ liturgicalOptions }),
    saved: () => "Your calendar is saved",
  });
  return (
    <SectionCard
      id="calendar"
      title="Liturgical calendar"
      description={isSaving ? "Saving..." : `Today: ${feastDay}`}
    >
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {QUESTIONS.map(({ key, legend, options }) => (
          <Segmented
            key={key}
            legend={legend}
            showLegend
            options={options}
            value={value[key]}
            onValueChange={(next) => choose({ ...value, [key]: next })}
          />
        ))}
      </div>
    </SectionCard>
  );
}
