import { NotebookPen } from "lucide-react";
import { useEffect, useRef } from "react";
import { JournalCare } from "~/features/safety/ui/journal-care";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { CandleArt } from "~/ui/illustrations";
import { LinkButton } from "~/ui/link-button";
import type { Guide } from "../../domain/guides/guide";
import { useClosingNote } from "./use-closing-note";

const NOTE_LENGTH = 5000;

interface ClosingStepProps {
  guide: Guide;
  today: string;
  onStartOver: () => void;
}

/** The end of a guided prayer: a note for the journal, and where to go next. */
export function ClosingStep({ guide, today, onStartOver }: ClosingStepProps) {
  const { note, write, save, isSaving, isReady, entryId } = useClosingNote(guide, today);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here has disappeared.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="closing-title" className="motion-safe:animate-rise">
      <CandleArt className="mx-auto mb-4 h-auto w-32" />
      <h2 ref={heading} id="closing-title" tabIndex={-1} className="text-center text-2xl/8 outline-none">
        Amen
      </h2>
      <p className="mt-1 text-center text-muted">Go gently into what comes next.</p>
      {entryId ? (
        <>
          <p role="status" className="mt-8 text-center">
            Prayer saved to your journal
          </p>
          <JournalCare words={note} />
        </>
      ) : (
        <TextAreaField
          label={guide.closingQuestion}
          hint="Leave it empty, or write a line or two."
          fieldClassName="mt-8"
          rows={4}
          serif
          maxLength={NOTE_LENGTH}
          disabled={!isReady}
          value={note}
          onChange={(event) => write(event.target.value)}
        />
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {entryId ? (
          <LinkButton to={`/journal?entry=${entryId}`}>Open the entry</LinkButton>
        ) : (
          <Button
            icon={<NotebookPen aria-hidden />}
            pending={isSaving || !isReady}
            pendingLabel={isSaving ? "Saving..." : undefined}
            onClick={() => void save()}
          >
            Save to journal
          </Button>
        )}
        <LinkButton to="/immersive-prayer" variant="secondary">
          Done
        </LinkButton>
      </div>
      <p className="mt-4 text-center">
        <Button variant="ghost" size="sm" onClick={onStartOver}>
          Pray it again
        </Button>
      </p>
    </section>
  );
}
