import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Beside, useIsBeside } from "~/ui/beside";
import { IconButton } from "~/ui/icon-button";
import type { NumberedCitation } from "../../domain/answer-pieces";
import { sourceTitle } from "../../domain/citation-words";
import { SourceView } from "./source-view";

interface SourcePanelProps {
  citation: NumberedCitation;
  onClose: () => void;
}

/** A citation beside the answer, which stays readable and keeps its place. */
export default function SourcePanel(props: SourcePanelProps) {
  return (
    <Beside>
      <Panel {...props} />
    </Beside>
  );
}

function Panel({ citation, onClose }: SourcePanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const isShown = useIsBeside();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each citation takes the focus.
  useEffect(() => {
    // Nothing takes the focus in a column that is still hidden.
    if (!isShown) return;
    const { activeElement } = document;
    if (activeElement !== heading.current) opener.current = activeElement;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollTo({ top: 0 });
  }, [citation, isShown]);

  const close = () => {
    const { current } = opener;
    onClose();
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  };

  const handleKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented) close();
  };

  return (
    <section
      role="dialog"
      aria-labelledby={id}
      onKeyDown={handleKey}
      className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-card motion-safe:animate-fade-in"
    >
      <header className="sticky top-0 flex items-start justify-between gap-4 bg-card pt-4 pr-3 pl-5 sm:pl-6">
        <h2 ref={heading} id={id} tabIndex={-1} className="min-w-0 pt-1.5 text-xl/7 outline-none">
          {sourceTitle(citation)}
        </h2>
        <IconButton label="Close" onClick={close}>
          <X />
        </IconButton>
      </header>
      <div className="px-5 pt-3 pb-5 sm:px-6">
        <SourceView citation={citation} />
      </div>
    </section>
  );
}
