import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Input } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Switch } from "~/ui/switch";
import { useCopy } from "~/ui/use-copy";
import { type SavedResponse, sharedPath } from "../../contract";
import { useUpdateResponse } from "./use-update-response";

interface ShareDialogProps {
  saved: SavedResponse;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a response public or private, and shows the link of a public one. */
export default function ShareDialog({ saved, open, onOpenChange }: ShareDialogProps) {
  const { isPublic, shareToken, isTakenDown } = saved;
  const update = useUpdateResponse(saved);
  // The switch moves at once, and follows the server afterwards.
  const [isOn, setOn] = useState(isPublic);
  useEffect(() => setOn(isPublic), [isPublic]);
  const change = async (next: boolean) => {
    setOn(next);
    if (!(await update.run({ isPublic: next }))) setOn(isPublic);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share Response">
      {isTakenDown ? (
        <Notice tone="warn" title="This response was taken down">
          The operator of this server has disabled its link. It stays in your library, but you can’t share it
          again.
        </Notice>
      ) : (
        <>
          <Switch
            label="Make this response public"
            hint="Shows the question, the answer, the title and the date. Your name and your notes stay private."
            checked={isOn}
            pending={update.isPending}
            onCheckedChange={(next) => void change(next)}
          />
          {isOn && isPublic && shareToken && <ShareLink token={shareToken} />}
          <p className="mt-4 text-sm text-muted">
            Turn this off to disable the link. Sharing again creates a new one.
          </p>
        </>
      )}
    </Dialog>
  );
}

const LINK_COPIED = { title: "Link Copied", description: "Share link copied to clipboard" };

function ShareLink({ token }: { token: string }) {
  const copy = useCopy();
  const link = window.location.origin + sharedPath(token);
  return (
    <div className="mt-4">
      <div className="flex gap-2">
        <Input
          readOnly
          aria-label="Share link"
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-w-0"
        />
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy(link, LINK_COPIED)}>
          Copy
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">
        <span>Anyone with this link can view the response</span> ·{" "}
        <a
          href={link}
          target="_blank"
          rel="noopener"
          className="text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Open the page
        </a>
      </p>
    </div>
  );
}
