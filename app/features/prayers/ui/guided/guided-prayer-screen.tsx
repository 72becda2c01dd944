import type { Guide } from "../../domain/guides/guide";
import type { GuideChoice } from "../../domain/guides/guide-of-day";
import { GuideChooser } from "./guide-chooser";
import { GuidePlayer } from "./guide-player";

export interface GuidedPrayerScreenProps {
  view: { today: string; guide: Guide | null; choices: GuideChoice[] | null };
}

/** The guided prayer that the address asks for, or the choice between them. */
export function GuidedPrayerScreen({ view: { today, guide, choices } }: GuidedPrayerScreenProps) {
  if (guide) return <GuidePlayer key={`${guide.id} ${today}`} guide={guide} today={today} />;
  return <GuideChooser choices={choices ?? []} today={today} />;
}
