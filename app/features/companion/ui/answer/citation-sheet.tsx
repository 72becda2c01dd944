import { Dialog } from "~/ui/dialog";
import type { NumberedCitation } from "../../domain/answer-pieces";
import { sourceTitle } from "../../domain/citation-words";
import { SourceView } from "./source-view";

interface CitationSheetProps {
  citation: NumberedCitation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A citation over the page, where there is no room beside it. */
export default function CitationSheet({ citation, open, onOpenChange }: CitationSheetProps) {
  return (
    <Dialog size="side" open={open} onOpenChange={onOpenChange} title={sourceTitle(citation)}>
      <SourceView citation={citation} />
    </Dialog>
  );
}
