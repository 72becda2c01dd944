import { CornerDownRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { QuestionBox } from "./question-box";

interface FollowUpProps {
  /** The words in the box; `null` while it is closed. */
  draft: string | null;
  onDraft: (draft: string | null) => void;
  onAsk: (question: string) => void;
}

/** A button that opens the box for a follow-up question. */
export function FollowUp({ draft, onDraft, onAsk }: FollowUpProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = draft !== null;
  // A question that was asked closes the box, too: the focus, and with it the page, then stays with the new answer.
  const isByHand = useRef(false);

  useEffect(() => {
    if (isByHand.current) (isOpen ? box : opener).current?.focus();
    isByHand.current = false;
  }, [isOpen]);

  const change = (next: string | null) => {
    isByHand.current = true;
    onDraft(next);
  };

  if (!isOpen) {
    return (
      <Button
        ref={opener}
        variant="secondary"
        icon={<CornerDownRight aria-hidden />}
        onClick={() => change("")}
        className="justify-self-start max-sm:w-full"
      >
        Ask a follow-up
      </Button>
    );
  }
  return (
    <div className="motion-safe:animate-rise print:hidden">
      <QuestionBox
        boxRef={box}
        label="Your follow-up question"
        value={draft}
        onChange={onDraft}
        onAsk={() => onAsk(draft.trim())}
        isAnswering={false}
        rows={2}
      >
        <Button variant="ghost" size="sm" onClick={() => change(null)} className="-ml-3.5">
          Cancel
        </Button>
      </QuestionBox>
    </div>
  );
}
