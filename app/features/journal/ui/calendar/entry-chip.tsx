import { __iconData as penLine } from "lucide-react/icons/pen-line";
import { Badge } from "~/ui/badge";
import { signOf } from "~/ui/sign";
import type { Mood } from "../../contract";
import { MoodIcon, moodName } from "../mood-label";

const PenLine = signOf(penLine);

function chipLabel(mood: Mood | null): string {
  return mood ? moodName(mood) : "Entry";
}

/** An entry in a day of the month: icon and word, the icon alone where the day is narrow. */
export function EntryChip({ mood }: { mood: Mood | null }) {
  const label = chipLabel(mood);
  return (
    <span
      title={label}
      data-mood={mood ?? "none"}
      className="mood-tint flex size-5 min-w-0 items-center justify-center gap-1 rounded-full text-xs/5 text-ink md:h-5.5 md:w-full md:justify-start md:rounded-md md:px-1.5"
    >
      <EntrySign mood={mood} className="mood-ink size-3.5 shrink-0" />
      <span className="truncate max-md:sr-only">{label}</span>
    </span>
  );
}

/** The mood of an entry beside its time, as icon and word. */
export function MoodSign({ mood }: { mood: Mood | null }) {
  if (!mood) return null;
  return (
    <span title={moodName(mood)} data-mood={mood} className="inline-flex min-w-0 items-center gap-1">
      <MoodIcon mood={mood} className="mood-ink size-3.5" />
      <span className="truncate">{moodName(mood)}</span>
    </span>
  );
}

/** The mood of an entry as a badge; nothing without one. */
export function MoodBadge({ mood }: { mood: Mood | null }) {
  if (!mood) return null;
  return (
    <Badge
      data-mood={mood}
      className="mood-tint text-ink!"
      icon={<MoodIcon mood={mood} className="mood-ink" />}
    >
      {moodName(mood)}
    </Badge>
  );
}

function EntrySign({ mood, className }: { mood: Mood | null; className: string }) {
  return mood ? <MoodIcon mood={mood} className={className} /> : <PenLine className={className} />;
}
