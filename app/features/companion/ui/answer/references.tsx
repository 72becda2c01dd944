import { clsx } from "clsx";
import { Check, CircleHelp, TriangleAlert } from "lucide-react";
import { listCitations, type NumberedCitation } from "../../domain/answer-pieces";
import { CITATION_WORDS, checkSummary, findingOf } from "../../domain/citation-words";
import type { ReferenceLink } from "../../domain/references";
import { citationAnchor, useCitationAction } from "./citation-provider";

interface ReferencesProps {
  citations: NumberedCitation[];
  level: "h2" | "h3" | "h4";
  /** Where they can be read, on a page without scripts. */
  links?: Record<string, ReferenceLink>;
}

/** The existing references of an answer by their numbers, each with its state. */
export function References({ citations, level: Heading, links = {} }: ReferencesProps) {
  const action = useCitationAction();
  const listed = listCitations(citations);
  if (listed.length === 0) return citations.length > 0 && <CheckLine citations={citations} />;
  if ("anchors" in action)
    return <ReferenceList {...{ citations, listed, links }} anchors={action.anchors} level={Heading} />;
  return (
    <section aria-label="References" className="mt-6">
      <Heading className="font-sans text-sm font-medium text-muted">References</Heading>
      <CheckLine citations={citations} />
      <ul className="mt-2 flex flex-wrap gap-2 print:block print:columns-2">
        {listed.map((citation) => {
          const { label } = CITATION_WORDS[citation.state];
          return (
            <li key={citation.number}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => action.open(citation)}
                className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong/55 py-1 pr-3 pl-2 text-left text-sm/5 transition-colors hover:border-line-strong hover:bg-sunken pointer-coarse:min-h-11"
              >
                <NumberMark of={citation} />
                {citation.reference}
                <StateIcon state={citation.state} />
                <span className="sr-only select-none">{label}</span>
              </button>
              <span className="hidden print:inline print:text-sm">
                {citation.number}. {citation.reference} ({label.toLowerCase()})
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The number of a reference, drawn like that of its chips: no copy of the text runs it into the reference. */
function NumberMark({ of: { number }, className }: { of: NumberedCitation; className?: string }) {
  return (
    <span
      data-number={number}
      className={clsx(
        "grid size-5 shrink-0 place-items-center rounded-full bg-accent-soft text-[0.6875rem] font-medium text-accent-text tabular-nums select-none before:content-[attr(data-number)]",
        className,
      )}
    />
  );
}

/** Says how many references the check has confirmed. */
function CheckLine({ citations }: { citations: NumberedCitation[] }) {
  return <p className="text-sm text-muted">{checkSummary(citations)}</p>;
}

interface ReferenceListProps {
  citations: NumberedCitation[];
  listed: NumberedCitation[];
  anchors: string;
  level: "h2" | "h3" | "h4";
  links: Record<string, ReferenceLink>;
}

/** The references of an answer on a page without scripts, with their details. */
function ReferenceList({ citations, listed, anchors, level: Heading, links }: ReferenceListProps) {
  return (
    <section aria-label="References" className="mt-7">
      <Heading className="font-sans text-sm font-medium text-muted">References</Heading>
      <CheckLine citations={citations} />
      <ol className="mt-2 grid gap-1.5">
        {listed.map((citation) => (
          <li
            key={citation.number}
            id={citationAnchor(anchors, citation.number!)}
            className="-mx-2 flex scroll-mt-4 gap-2.5 rounded-lg px-2 py-1 target:bg-accent-soft"
          >
            <NumberMark of={citation} className="mt-0.5" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 font-medium">
                {citation.reference}
                <span className="inline-flex items-center gap-1 text-sm font-normal text-muted">
                  <StateIcon state={citation.state} />
                  {CITATION_WORDS[citation.state].label}
                </span>
              </p>
              {citation.state !== "exists" && <p className="text-sm/6 text-muted">{findingOf(citation)}</p>}
              <SourceLink link={links[citation.reference]} />
              {citation.text && (
                <details className="mt-1">
                  <summary className="inline-flex min-h-9 items-center text-sm text-accent-text underline underline-offset-4 pointer-coarse:min-h-11 print:hidden">
                    Text of the passage
                  </summary>
                  <blockquote className="prose-entry whitespace-pre-line">{citation.text}</blockquote>
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The link to a reference in the reader, or to its document at the Vatican. */
function SourceLink({ link }: { link: ReferenceLink | undefined }) {
  const target = link?.address ?? link?.document?.url;
  if (!target) return null;
  const isOurs = target === link?.address;
  return (
    <a
      href={target}
      rel={isOurs ? undefined : "noopener noreferrer"}
      className="inline-flex min-h-9 items-center text-sm text-accent-text underline underline-offset-4 pointer-coarse:min-h-11 print:hidden"
    >
      {isOurs ? "Read in context" : `${link?.document?.title} on the Vatican’s site`}
    </a>
  );
}

/** The icon of a citation's state, shown beside words. */
function StateIcon({ state }: Pick<NumberedCitation, "state">) {
  const { tone } = CITATION_WORDS[state];
  const Icon =
    state === "unchecked" ? CircleHelp : tone === "warn" || tone === "danger" ? TriangleAlert : Check;
  return (
    <Icon
      aria-hidden
      className={clsx("size-3.5", {
        "text-success": state === "verified",
        "text-muted": state === "exists" || state === "unchecked",
        "text-warn": tone === "warn",
        "text-danger": tone === "danger",
      })}
    />
  );
}
