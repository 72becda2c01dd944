import { CloudOff } from "lucide-react";
import { Notice } from "~/ui/notice";

/** Says that words wait for the network. A toast has told so when it began: this stays, and is not read out again. */
export function SavedLaterNotice() {
  return (
    <Notice role="note" icon={<CloudOff aria-hidden />} className="mb-5">
      You are offline. Keep this page open, and your words are saved as soon as the network is back. Go on
      writing if you like: they are kept in this browser.
    </Notice>
  );
}
