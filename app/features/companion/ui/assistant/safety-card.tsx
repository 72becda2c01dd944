import { LifeBuoy } from "lucide-react";
import { SafetyParagraphs } from "../safety-paragraphs";

/** The message for somebody in danger: calm, large, every number one touch from a call. */
export function SafetyCard({ text }: { text: string }) {
  const [title, ...paragraphs] = text.split(/\n{2,}/);
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-6">
      <LifeBuoy aria-hidden className="size-7 text-accent-text" />
      <p className="mt-3 mb-4 font-serif text-xl/7 font-medium">{title}</p>
      <SafetyParagraphs paragraphs={paragraphs} />
    </div>
  );
}
