import { useEffect } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

export interface ConsentDialogProps {
  open: boolean;
  /** Who would receive the words. */
  provider: string;
  isSaving: boolean;
  onAccept: () => void;
  onDecline: () => void;
  onClose: () => void;
  /** After the dialog has gone and has given the focus back. */
  onClosed: () => void;
}

/** Asks once, before anything goes to a model provider. */
export default function ConsentDialog(props: ConsentDialogProps) {
  const { open, provider, isSaving, onAccept, onDecline, onClose, onClosed } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isSaving && onClose()}
      title={`May ${provider} answer you?`}
      description="Your words leave this app only if you agree."
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onDecline}>
            Use the built-in companion
          </Button>
          <Button pending={isSaving} pendingLabel="Saving..." onClick={onAccept}>
            Agree
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5 leading-6">
        <li>
          {provider} receives your questions, what you asked before in the same conversation, and the journal
          text for which you ask a prayer or a reflection.
        </li>
        <li>For a prayer that you have generated it receives its title and your intention.</li>
        <li>For the title of a new entry it receives the entry, for insights your moods and some words.</li>
        <li>Your name, your e-mail address and the rest of your journal are not sent.</li>
        <li>
          Without your agreement the companion that is built into Acolyte answers. Nothing is sent then.
        </li>
      </ul>
      <Closing onClosed={onClosed} />
    </Dialog>
  );
}

/** Tells when the dialog that it stands in has gone. */
function Closing({ onClosed }: Pick<ConsentDialogProps, "onClosed">) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end counts alone.
  useEffect(
    () => () => {
      // The dialog gives the focus back in a task of its own, which comes first.
      setTimeout(onClosed);
    },
    [],
  );
  return null;
}
