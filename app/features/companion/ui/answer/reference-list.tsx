import { CITATION_WORDS } from "../../domain/citation-words";
import type { NumberedCitation } from "../../domain/numbered-citations";
import { citationAnchor } from "./citation-context";
import { StateIcon } from "./state-icon";

interface ReferenceListProps {
  listed: NumberedCitation[];
  /** What tells the lists of a page apart. */
  anchors: string;
  level: "h3" | "h4";
}

/** The references of an answer where no sheet can open: each says what is known of it. */
export function ReferenceList({ listed, anchors, level: Heading }: ReferenceListProps) {
  return (
    <section aria-label="References" className="mt-7">
      <Heading className="font-sans text-sm font-medium text-muted">References</Heading>
      <ol className="mt-2 grid gap-1.5">
        {listed.map((citation) => (
          <li
            key={citation.number}
            id={citationAnchor(anchors, citation.number!)}
            className="-mx-2 flex scroll-mt-4 gap-2.5 rounded-lg px-2 py-1 target:bg-accent-soft"
          >
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-accent-soft text-[0.6875rem] font-medium text-accent-text tabular-nums">
              {citation.number}
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 font-medium">
                {citation.reference}
                <span className="inline-flex items-center gap-1 text-sm font-normal text-muted">
                  <StateIcon state={citation.state} />
                  {CITATION_WORDS[citation.state].label}
                </span>
              </p>
              {/* Of most there is no more to say than the label does. */}
              {citation.state !== "exists" && (
                <p className="text-sm/6 text-muted">{CITATION_WORDS[citation.state].text}</p>
              )}
              {citation.text && (
                <details className="mt-1">
                  <summary className="inline-flex min-h-9 items-center text-sm text-accent-text underline underline-offset-4 pointer-coarse:min-h-11 print:hidden">
                    What stands there
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
