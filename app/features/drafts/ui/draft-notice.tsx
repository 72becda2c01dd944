import { PenLine } from "lucide-react";
import { formatLocalDate, localDateIn, localTimeIn } from "~/shared/dates";
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
      Your unsaved words from {momentOf(keptAt)} are back.
    </Notice>
  );
}

/** An instant on this device's clock: "November 20, 7:05 PM". */
function momentOf(epoch: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const instant = new Date(epoch);
  return `${formatLocalDate(localDateIn(timeZone, instant), "MMMM d")}, ${localTimeIn(timeZone, instant)}`;
}
