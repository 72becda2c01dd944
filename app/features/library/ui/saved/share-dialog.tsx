import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Input } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Switch } from "~/ui/switch";
import { useToast } from "~/ui/use-toast";
import { type SavedResponse, sharedPath } from "../../contract";
import type { SavedActions } from "./use-saved-actions";

interface ShareDialogProps {
  saved: SavedResponse;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  actions: SavedActions;
}

/** Makes a response public or private again, and gives the link of one that is public. */
export default function ShareDialog({ saved, open, onOpenChange, actions }: ShareDialogProps) {
  const { isPublic, shareToken, isTakenDown } = saved;
  // The switch follows the hand; what came of it follows the server.
  const [isOn, setOn] = useState(isPublic);
  useEffect(() => setOn(isPublic), [isPublic]);
  const change = async (next: boolean) => {
    setOn(next);
    if (!(await actions.update(saved, { isPublic: next }))) setOn(isPublic);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share Response">
      {isTakenDown ? (
        <Notice tone="warn" title="This response was taken down">
          The operator of this server has ended its link. It stays in your library, but cannot be shared
          again.
        </Notice>
      ) : (
        <>
          <Switch
            label="Make this response public"
            hint="The question with its answer, its title and its date. Not your name and not your notes."
            checked={isOn}
            pending={actions.isBusy}
            onCheckedChange={(next) => void change(next)}
          />
          {isOn && isPublic && shareToken && <ShareLink token={shareToken} />}
          <p className="mt-4 text-sm text-muted">
            Made private again, the link ends at once. Shared once more, it gets another link.
          </p>
        </>
      )}
    </Dialog>
  );
}

function ShareLink({ token }: { token: string }) {
  const { toast } = useToast();
  const link = window.location.origin + sharedPath(token);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: "Link Copied", description: "Share link copied to clipboard" });
    } catch {
      const description = "Your browser did not allow it. Please mark the link and copy it yourself.";
      toast({ title: "Not copied", description, variant: "destructive" });
    }
  };
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
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
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
