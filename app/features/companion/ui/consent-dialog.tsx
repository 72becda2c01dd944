import { useEffect } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface ConsentDialogProps {
  consent: {
    isOpen: boolean;
    isPending: boolean;
    accept(): void;
    decline(): void;
    close(): void;
    onClosed(): void;
  };
  /** Receiver of the words. */
  provider: string;
}

/** Asks once, before anything goes to a model provider. */
export default function ConsentDialog({ consent, provider }: ConsentDialogProps) {
  const { isOpen, isPending, accept, decline, close, onClosed } = consent;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && !isPending && close()}
      title={`May ${provider} answer you?`}
      description="Your words leave this app only if you agree."
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={decline}>
            Use the built-in companion
          </Button>
          <Button pending={isPending} pendingLabel="Saving..." onClick={() => void accept()}>
            Agree
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5 leading-6">
        <li>
          {provider} receives your questions, earlier questions of the same conversation, and the journal text
          that you request a prayer or a reflection for.
        </li>
        <li>For a generated prayer, it receives the title and your intention.</li>
        <li>
          For the title of a new entry, it receives the entry; for insights, your moods and a few words.
        </li>
        <li>Your name, your e-mail address and the rest of your journal are not sent.</li>
        <li>If you decline, the built-in companion answers and nothing is sent.</li>
      </ul>
      <CloseListener onClosed={onClosed} />
    </Dialog>
  );
}

/** Calls `onClosed` after the dialog has closed. */
function CloseListener({ onClosed }: Pick<ConsentDialogProps["consent"], "onClosed">) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only at the end.
  useEffect(
    () => () => {
      // The dialog returns the focus in a task of its own, which comes first.
      setTimeout(onClosed);
    },
    [],
  );
  return null;
}
