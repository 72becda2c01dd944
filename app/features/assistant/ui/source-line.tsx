import { useId } from "react";
import {
  COMPANION_LIMITS,
  SHORT_SOURCE_LABELS,
  SOURCE_LABELS,
  SOURCES,
  type Source,
} from "~/features/companion/domain/limits";
import { CheckChips } from "~/ui/check-chips";

const SOURCE_OPTIONS = SOURCES.map((source) => ({ value: source, label: SOURCE_LABELS[source] }));
const { max } = COMPANION_LIMITS.sources;

interface SourceLineProps {
  sources: Source[];
  onChange: (sources: Source[]) => void;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The chosen sources in one line, and a button that shows all of them to choose one to three. */
export function SourceLine({ sources, onChange, isOpen, onToggle }: SourceLineProps) {
  const id = useId();
  const chosen = sources.map((source) => SHORT_SOURCE_LABELS[source]).join(", ");
  return (
    <>
      <p
        className={`flex min-h-9 min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-muted ${isOpen ? "basis-full" : "flex-1"}`}
      >
        <span className="sr-only">Sources:</span>
        <span>{chosen || "No source chosen"}</span>
        <span aria-hidden>·</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          className="inline-flex min-h-9 items-center text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
        >
          {isOpen ? "Done" : "Change"}
          <span className="sr-only">{isOpen ? " choosing sources" : " sources"}</span>
        </button>
      </p>
      <div id={id} hidden={!isOpen} className="basis-full text-ink">
        <p className="mb-2.5 text-sm text-muted">Answer from (up to three)</p>
        <CheckChips
          legend="Sources"
          hideLegend
          options={SOURCE_OPTIONS}
          value={sources}
          onValueChange={onChange}
          max={max}
        />
      </div>
    </>
  );
}
