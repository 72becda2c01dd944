import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import { CITATION_WORDS, type CitationWords } from "../../domain/citation-words";
import type { NumberedCitation } from "../../domain/numbered-citations";
import { useOpenCitation } from "./citation-context";

const tones: Record<CitationWords["tone"], string> = {
  accent: "bg-accent-soft text-accent-text hover:bg-accent hover:text-accent-ink",
  success: "bg-accent-soft text-accent-text hover:bg-accent hover:text-accent-ink",
  warn: "bg-warn-soft text-warn hover:ring-1 hover:ring-current",
  danger: "bg-danger-soft text-danger hover:ring-1 hover:ring-current",
};

/** Characters of a reference that is never broken: "CCC 1373-1381". */
const SHORT = 14;

/** A reference in an answer's text with its chip. One that does not exist is struck. */
export function CitedReference({ citation, text }: { citation: NumberedCitation; text: string }) {
  const isStruck = citation.state === "not-found";
  // The chip never stands at the beginning of a line: it keeps the last word with it.
  const lastWord = text.length <= SHORT ? 0 : text.lastIndexOf(" ") + 1;
  const words = (
    <>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        <CitationChip citation={citation} />
        {citation.number !== null && <sup className="hidden print:inline">{citation.number}</sup>}
      </span>
    </>
  );
  return isStruck ? <s className="text-muted decoration-danger">{words}</s> : words;
}

/** The small numbered button that opens a citation's sheet. Its target is larger than it looks. */
function CitationChip({ citation }: { citation: NumberedCitation }) {
  const openCitation = useOpenCitation();
  const { label, tone } = CITATION_WORDS[citation.state];
  const { number, reference } = citation;
  const isDoubtful = tone === "warn" || tone === "danger";
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${number === null ? "Citation" : `Citation ${number}`}: ${reference}, ${label.toLowerCase()}`}
      title={`${reference}: ${label.toLowerCase()}`}
      onClick={() => openCitation(citation)}
      className={clsx(
        "relative ml-0.5 inline-flex h-4.5 min-w-4.5 items-center justify-center gap-0.5 rounded-full px-1 align-[0.32em] font-sans text-[0.6875rem]/none font-medium tabular-nums transition-colors",
        "after:absolute after:-inset-x-1.5 after:-inset-y-3",
        tones[tone],
      )}
    >
      {number}
      {isDoubtful && <TriangleAlert aria-hidden className="size-2.5 stroke-2!" />}
    </button>
  );
}
