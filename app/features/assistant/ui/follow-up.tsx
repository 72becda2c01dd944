import { useState } from "react";
import type { CompanionStatus } from "~/features/companion/contract";
import type { Source } from "~/features/companion/domain/limits";
import { CallsLeft, FEW_CALLS } from "~/features/companion/ui/calls-left";
import { QuestionBox } from "./question-box";
import { SourceLine } from "./source-line";

interface FollowUpProps {
  status: CompanionStatus;
  /** The sources of the answer; `null` where a perspective takes their place. */
  sources: Source[] | null;
  onSources: (sources: Source[]) => void;
  /** Returns whether the question was asked. */
  onAsk: (question: string) => Promise<boolean>;
  isAnswering: boolean;
}

/** The box for the next question of a conversation, at the lower edge of the window. Its sources show while it is used. */
export function FollowUp({ status, sources, onSources, onAsk, isAnswering }: FollowUpProps) {
  const [draft, setDraft] = useState("");
  const [isChoosing, setChoosing] = useState(false);
  // Not `:focus-within`: a click on a button takes the focus from the box in some browsers.
  const [isUsed, setUsed] = useState(false);

  const ask = async () => {
    const words = draft.trim();
    setDraft("");
    setChoosing(false);
    setUsed(false);
    if (!(await onAsk(words))) setDraft((now) => now || words);
  };

  return (
    <div
      data-composer
      className="-mx-4 max-h-[70dvh] overflow-y-auto border-t border-line bg-paper px-4 py-3 sm:-mx-1 sm:px-1"
    >
      <QuestionBox
        isSlim
        label="Your follow-up question"
        placeholder="Ask a follow-up"
        value={draft}
        onChange={setDraft}
        onAsk={() => void ask()}
        onFocus={() => setUsed(true)}
        isAnswering={isAnswering}
      >
        {isUsed && (
          <div className="flex basis-full flex-wrap items-center gap-x-4 pt-1 text-sm text-muted">
            {sources && (
              <SourceLine sources={sources} onChange={onSources} isOpen={isChoosing} onToggle={setChoosing} />
            )}
            {status.callsLeft <= FEW_CALLS && <CallsLeft status={status} />}
          </div>
        )}
      </QuestionBox>
    </div>
  );
}
