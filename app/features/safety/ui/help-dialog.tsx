import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { HelpLine, HelpText, partsOf } from "./help-cards";

export interface HelpDialogProps {
  message: string;
  closeLabel: string;
  onClose: () => void;
}

/** The message for somebody in danger, in front of everything else. Load on demand. */
export default function HelpDialog({ message, closeLabel, onClose }: HelpDialogProps) {
  const { title, paragraphs } = partsOf(message);
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
