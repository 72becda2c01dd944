import { useEffect, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import type { Intention } from "../../contract";
import { INTENTIONS, IntentionList } from "./intention-list";

export interface IntentionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All intentions, open and answered, loaded when the dialog opens. */
export default function IntentionsDialog({ open, onOpenChange }: IntentionsDialogProps) {
  const [intentions, setIntentions] = useState<Intention[] | null>(null);
  // A failure is shown in the dialog.
  const load = useCall(async () => setIntentions(await callApi<Intention[]>(INTENTIONS)), {
    failure: () => null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is the event.
  useEffect(() => {
    if (open) void load.run();
  }, [open]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Prayer intentions"
      description="What you are praying for."
    >
      <IntentionList
        intentions={intentions}
        onChange={(change) => setIntentions((all) => change(all ?? []))}
        empty={
          <p className="mt-6 font-serif text-reading text-muted">
            No open intentions. Who would you like to pray for?
          </p>
        }
      />
      {load.error !== null && (
        <Notice
          tone="danger"
          role="alert"
          className="mt-5"
          action={
            <Button variant="secondary" size="sm" onClick={() => void load.run()}>
              Try again
            </Button>
          }
        >
          Your intentions could not be loaded.
        </Notice>
      )}
      {!intentions && load.isPending && (
        <SkeletonGroup text="Loading intentions..." className="mt-6">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
