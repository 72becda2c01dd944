import { Badge } from "~/ui/badge";
import { Dialog } from "~/ui/dialog";
import type { NumberedCitation } from "../../domain/answer-pieces";
import { CITATION_WORDS } from "../../domain/citation-words";

interface CitationSheetProps {
  citation: NumberedCitation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Details of a citation: its state in words and the installed text, if any. */
export default function CitationSheet({ citation, open, onOpenChange }: CitationSheetProps) {
  const { label, text, tone } = CITATION_WORDS[citation.state];
  const isStruck = citation.state === "not-found";
  return (
    <Dialog
      size="side"
      open={open}
      onOpenChange={onOpenChange}
      title={isStruck ? <s className="decoration-danger">{citation.reference}</s> : citation.reference}
    >
      <Badge tone={tone}>{label}</Badge>
      <p className="mt-3 leading-6 text-muted">{text}</p>
      {citation.text && (
        <figure className="mt-5 border-t border-line pt-5">
          <figcaption className="text-sm font-medium">Text of the passage</figcaption>
          <blockquote className="prose-entry mt-2 whitespace-pre-line">{citation.text}</blockquote>
        </figure>
      )}
    </Dialog>
  );
}
