import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SafetyParagraphs } from "./safety-paragraphs";

export interface SafetyDialogProps {
  /** Paragraphs parted by a blank line; the first is the title. */
  message: string;
  /** Words of the button that goes on. */
  closeLabel: string;
  onClose: () => void;
}

/** The message for somebody in danger, in front of everything else. It goes into no text and is kept nowhere. */
export default function SafetyDialog({ message, closeLabel, onClose }: SafetyDialogProps) {
  const [title, ...paragraphs] = message.split(/\n{2,}/);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <SafetyParagraphs paragraphs={paragraphs} />
    </Dialog>
  );
}
