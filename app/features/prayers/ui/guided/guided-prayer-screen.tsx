import { Link } from "@remix-run/react";
import { BookOpenText, CircleDashed, Layers, type LucideIcon, MoonStar } from "lucide-react";
import { useEffect, useState } from "react";
import { useUserId } from "~/features/shell/ui/use-loaded-data";
import { Page } from "~/ui/page";
import type { Guide, GuideId } from "../../domain/guides/guide";
import type { GuideChoice } from "../../domain/guides/guide-of-day";
import { guideName } from "../../domain/guides/place";
import { GuidePlayer } from "./guide-player";
import { keptPlace } from "./use-place";

const ICONS: Record<GuideId, LucideIcon> = {
  examen: MoonStar,
  lectio: BookOpenText,
  rosary: CircleDashed,
  "four-senses": Layers,
};

interface GuidedPrayerScreenProps {
  view: { today: string; guide: Guide | null; choices: GuideChoice[] | null };
}

/** The guided prayer in the address, or all of them to choose from. */
export function GuidedPrayerScreen({ view: { today, guide, choices } }: GuidedPrayerScreenProps) {
  if (guide) return <GuidePlayer key={`${guideName(guide)} ${today}`} guide={guide} today={today} />;
  return <GuideChooser choices={choices ?? []} today={today} />;
}

/** Lists the guided prayers. One that was started today says so. */
function GuideChooser({ choices, today }: { choices: GuideChoice[]; today: string }) {
  return (
    <Page
      title="Guided prayer"
      subtitle="Choose a way to pray. We will lead you one step at a time."
      back={{ to: "/journal", label: "Back to Journal" }}
    >
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {choices.map((choice) => (
          <li key={choice.id}>
            <ChoiceCard choice={choice} today={today} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function ChoiceCard({ choice, today }: { choice: GuideChoice; today: string }) {
  const Icon = ICONS[choice.id];
  const state = useStateOfDay(choice, today);
  return (
    <Link
      to={`/immersive-prayer?guide=${choice.id}`}
      className="group flex h-full items-start gap-4 rounded-card border border-line bg-card p-5 transition-colors hover:border-line-strong sm:flex-col sm:p-6"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-serif text-lg/7 font-[560] group-hover:text-accent-text">
          {choice.title}
        </span>
        <span className="block text-pretty text-muted">{choice.subtitle}</span>
        <span className="mt-2 flex flex-wrap gap-x-3 text-sm text-muted">
          <span>About {choice.minutes} minutes</span>
          {state && <span className="font-medium text-accent-text">{state}</span>}
        </span>
      </span>
    </Link>
  );
}

/** Returns how far a guide was prayed today in this browser; `null` on the first render. */
function useStateOfDay({ id, length }: GuideChoice, today: string): string | null {
  const userId = useUserId();
  const [state, setState] = useState<string | null>(null);
  useEffect(() => {
    const { position } = keptPlace(userId, today, id, length);
    if (position === length) setState("Prayed today");
    else setState(position > 0 ? "Continue" : null);
  }, [userId, today, id, length]);
  return state;
}
