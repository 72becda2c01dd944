import { format } from "date-fns";
import { PenLine } from "lucide-react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** Says that unsaved words are back, and offers to go on without them. */
export function DraftNotice({
  keptAt,
  freshLabel,
  onStartFresh,
}: {
  /** Epoch milliseconds. */
  keptAt: number;
  freshLabel: string;
  onStartFresh: () => void;
}) {
  return (
    <Notice
      role="status"
      icon={<PenLine aria-hidden />}
      className="mb-5"
      action={
        <Button variant="secondary" size="sm" onClick={onStartFresh}>
          {freshLabel}
        </Button>
      }
    >
      Your unsaved words from {format(keptAt, "MMMM d, h:mm a")} are back.
    </Notice>
  );
}
