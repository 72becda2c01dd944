import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import { CITATION_WORDS, type CitationWords } from "../../domain/citation-words";
import type { NumberedCitation } from "../../domain/numbered-citations";
import { citationAnchor, useCitationWay } from "./citation-context";

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

const chipClass =
  "relative ml-0.5 inline-flex h-4.5 min-w-4.5 no-underline! items-center justify-center gap-0.5 rounded-full px-1 align-[0.32em] font-sans text-[0.6875rem]/none font-medium tabular-nums transition-colors after:absolute after:-inset-x-1.5 after:-inset-y-3";

/** The small numbered chip of a citation, which leads to what is known of it. Its target is larger than it looks. */
function CitationChip({ citation }: { citation: NumberedCitation }) {
  const way = useCitationWay();
  const { label, tone } = CITATION_WORDS[citation.state];
  const { number, reference } = citation;
  const name = `${number === null ? "Citation" : `Citation ${number}`}: ${reference}, ${label.toLowerCase()}`;
  const looks = { title: `${reference}: ${label.toLowerCase()}`, className: clsx(chipClass, tones[tone]) };
  const sign = (
    <>
      {number}
      {(tone === "warn" || tone === "danger") && <TriangleAlert aria-hidden className="size-2.5 stroke-2!" />}
    </>
  );
  if ("open" in way) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => way.open(citation)}
        {...looks}
      >
        {sign}
      </button>
    );
  }
  if (number === null) {
    return (
      <span {...looks}>
        {sign}
        <span className="sr-only">{name}</span>
      </span>
    );
  }
  return (
    <a href={`#${citationAnchor(way.anchors, number)}`} aria-label={name} {...looks}>
      {sign}
    </a>
  );
}
