import { HeartHandshake } from "lucide-react";
import type { ReactNode } from "react";
import type { HelpLanguage, Support } from "../contract";
import { HelpLine } from "./help-text";

const LABELS: Record<HelpLanguage, string> = { en: "People who can help", es: "Personas que pueden ayudar" };

export interface SupportCardProps {
  support: Pick<Support, "lines" | "language" | "words">;
  /** Controls beside the words, such as a button that hides the card. */
  action?: ReactNode;
}

/** Help lines above an ordinary answer or below saved words: quiet, apart, every number one touch from a call. */
export function SupportCard({ support: { lines, language, words }, action }: SupportCardProps) {
  return (
    <aside
      aria-label={LABELS[language]}
      lang={language}
      className="mb-6 rounded-card border-l-4 border-accent bg-accent-soft px-4 py-3.5 print:hidden"
    >
      <div className="flex items-start gap-3">
        <HeartHandshake aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
        <div className="min-w-0 grow">
          <p className="max-w-reading font-serif text-reading text-pretty">{words}</p>
          <ul className="mt-2 grid max-w-reading gap-2 text-[0.9375rem]/6">
            {lines.map((line) => (
              <li key={line}>
                <HelpLine line={line} />
              </li>
            ))}
          </ul>
          {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
        </div>
      </div>
    </aside>
  );
}
