import { CloudOff, PenLine } from "lucide-react";
import { formatLocalDate, localDateIn, localTimeIn } from "~/shared/dates";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

interface DraftNoticeProps {
  /** Epoch milliseconds. */
  keptAt: number;
  freshLabel: string;
  onStartFresh: () => void;
}

/** Says that a draft was restored, and offers to start without it. */
export function DraftNotice({ keptAt, freshLabel, onStartFresh }: DraftNoticeProps) {
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
      Draft restored from {momentOf(keptAt)}.
    </Notice>
  );
}

/** Returns an instant on this device's clock: "November 20, 7:05 PM". */
function momentOf(epoch: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const instant = new Date(epoch);
  return `${formatLocalDate(localDateIn(timeZone, instant), "MMMM d")}, ${localTimeIn(timeZone, instant)}`;
}

/** Says that a save waits for the network. Not a live region: a toast has announced it when it began. */
export function SavedLaterNotice() {
  return (
    <Notice role="note" icon={<CloudOff aria-hidden />} className="mb-5">
      You're offline. Keep this page open, and your writing will be saved once you're back online. You can
      keep writing: everything is kept in this browser.
    </Notice>
  );
}
