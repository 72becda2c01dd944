import { CITATION_WORDS } from "../../domain/citation-words";
import { listCitations, type NumberedCitation } from "../../domain/numbered-citations";
import { useCitationWay } from "./citation-context";
import { ReferenceList } from "./reference-list";
import { StateIcon } from "./state-icon";

interface ReferencesProps {
  citations: NumberedCitation[];
  level: "h3" | "h4";
}

/** The references of an answer by their numbers, each with its state. One that does not exist is not among them. */
export function References({ citations, level: Heading }: ReferencesProps) {
  const way = useCitationWay();
  const listed = listCitations(citations);
  if (listed.length === 0) return null;
  if ("anchors" in way) return <ReferenceList listed={listed} anchors={way.anchors} level={Heading} />;
  return (
    <section aria-label="References" className="mt-6">
      <Heading className="font-sans text-sm font-medium text-muted">References</Heading>
      <ul className="mt-2 flex flex-wrap gap-2 print:block print:columns-2">
        {listed.map((citation) => {
          const { label } = CITATION_WORDS[citation.state];
          return (
            <li key={citation.number}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => way.open(citation)}
                className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong/55 py-1 pr-3 pl-2 text-left text-sm/5 transition-colors hover:border-line-strong hover:bg-sunken pointer-coarse:min-h-11"
              >
                <span className="grid size-5 shrink-0 place-items-center rounded-full bg-accent-soft text-[0.6875rem] font-medium text-accent-text tabular-nums">
                  {citation.number}
                </span>
                {citation.reference}
                <StateIcon state={citation.state} />
                <span className="sr-only">{label}</span>
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
