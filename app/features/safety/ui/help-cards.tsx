import { HeartHandshake, LifeBuoy } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { HelpFound as Help, HelpLanguage, Support } from "../contract";
import { cutAtNumbers } from "../domain/phone-numbers";

/** Splits a message for somebody in danger into its title, with the number to call, and its paragraphs. */
export function partsOf(message: string): { title: string; paragraphs: string[] } {
  const [title = "", ...paragraphs] = message.split(/\n{2,}/);
  return { title, paragraphs };
}

/** Paragraphs of a message for somebody in danger: large, every number one touch from a call or a text message. */
export function HelpText({ paragraphs }: { paragraphs: string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="mt-4 max-w-reading font-serif text-reading first:mt-0">
      {paragraph.split("\n").map((line) => (
        <span key={line} className="mt-1.5 block first:mt-0">
          <HelpLine line={line} />
        </span>
      ))}
    </p>
  ));
}

/** One line of help, with links for its numbers. */
export function HelpLine({ line }: { line: string }) {
  return cutAtNumbers(line).map(({ at, text, href }) =>
    href === null ? (
      <Fragment key={at}>{text}</Fragment>
    ) : (
      <a
        key={at}
        href={href}
        {...(href.startsWith("https:") && { rel: "noreferrer", target: "_blank" })}
        className="relative font-medium whitespace-nowrap text-accent-text underline underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2"
      >
        {text}
      </a>
    ),
  );
}

/** The message for an emergency in place of an answer: calm, large, the number to call first. */
export function EmergencyCard({ text }: { text: string }) {
  const { title, paragraphs } = partsOf(text);
  return (
    <div className="rounded-card border border-line-strong bg-card p-5 sm:p-6">
      <LifeBuoy aria-hidden className="size-7 text-accent-text" />
      <p className="mt-3 mb-4 font-serif text-xl/8 font-medium">
        <HelpLine line={title} />
      </p>
      <HelpText paragraphs={paragraphs} />
    </div>
  );
}

const SUPPORT_LABELS: Record<HelpLanguage, string> = {
  en: "People who can help",
  es: "Personas que pueden ayudar",
};

export interface SupportCardProps {
  support: Pick<Support, "lines" | "language" | "words">;
  /** Controls below the lines, such as a button that hides the card. */
  action?: ReactNode;
}

/** Help lines above an ordinary answer or below saved words: quiet, every number one touch from a call. */
export function SupportCard({ support: { lines, language, words }, action }: SupportCardProps) {
  return (
    <aside
      aria-label={SUPPORT_LABELS[language]}
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

/** The danger found in words that were just stored: the message for an emergency, help lines, or nothing. */
export function HelpFound({ safetyMessage, support }: Help) {
  if (!safetyMessage && !support) return null;
  return (
    <div role="alert" className="my-4">
      {safetyMessage ? <EmergencyCard text={safetyMessage} /> : support && <SupportCard support={support} />}
    </div>
  );
}
