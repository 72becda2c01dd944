import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { HelpLine, HelpText } from "./help-text";

export interface HelpDialogProps {
  /** Paragraphs separated by a blank line; the first, with the number to call, is the title. */
  message: string;
  /** The button that goes on. */
  closeLabel: string;
  onClose: () => void;
}

/** The message for somebody in danger, in front of everything else. It is not stored. Load on demand. */
export default function HelpDialog({ message, closeLabel, onClose }: HelpDialogProps) {
  const [title = "", ...paragraphs] = message.split(/\n{2,}/);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<HelpLine line={title} />}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <HelpText paragraphs={paragraphs} />
    </Dialog>
  );
}
