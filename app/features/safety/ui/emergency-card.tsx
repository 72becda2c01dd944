import { LifeBuoy } from "lucide-react";
import { HelpLine, HelpText } from "./help-text";

/** The message for an emergency in place of an answer: calm, large, the number to call first. */
export function EmergencyCard({ text }: { text: string }) {
  const [title = "", ...paragraphs] = text.split(/\n{2,}/);
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
