import { type ReactNode, useRef } from "react";
import { HelpFound } from "~/features/safety/ui/help-found";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import { AddIntention } from "./add-intention";
import { IntentionItem } from "./intention-item";
import { NEW_INTENTION, useIntentions } from "./use-intentions";

/** A person's intentions: add one, complete it as answered with a line of thanks, delete it. */
export default function IntentionsDialog({
  open,
  onOpenChange,
  trigger,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens the dialog, and has the focus again when it closes. */
  trigger: ReactNode;
}) {
  const { intentions, hasFailed, busy, help, load, add, complete, remove } = useIntentions(open);
  const field = useRef<HTMLInputElement>(null);
  const active = intentions?.filter((one) => !one.isCompleted) ?? [];
  const answered = intentions?.filter((one) => one.isCompleted) ?? [];
  const toField = () => field.current?.focus();
  const shared = { busy, onComplete: complete, onRemove: remove, onGone: toField };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title="Prayer intentions"
      description="What you are praying for."
    >
      <AddIntention ref={field} isPending={busy === NEW_INTENTION} onAdd={add} />
      <HelpFound {...help} />
      {hasFailed && (
        <Notice
          tone="danger"
          role="alert"
          className="mt-5"
          action={
            <Button variant="secondary" size="sm" onClick={() => void load()}>
              Try again
            </Button>
          }
        >
          Your intentions could not be loaded.
        </Notice>
      )}
      {!intentions && !hasFailed && (
        <SkeletonGroup text="Loading intentions..." className="mt-6">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      {intentions && (
        <>
          {active.length === 0 && (
            <p className="mt-6 font-serif text-reading text-muted">
              No open intentions. For whom would you like to pray?
            </p>
          )}
          <ul className="mt-4 divide-y divide-line">
            {active.map((one) => (
              <IntentionItem key={one.id} intention={one} {...shared} />
            ))}
          </ul>
          {answered.length > 0 && (
            <>
              <h3 className="mt-6 text-base text-muted">Answered</h3>
              <ul className="divide-y divide-line">
                {answered.map((one) => (
                  <IntentionItem key={one.id} intention={one} {...shared} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Dialog>
  );
}
