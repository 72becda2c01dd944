import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { COMPANION_LIMITS } from "~/features/companion/domain/limits";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { loadReader } from "./read-answer";

/** Characters left from which the box names their number. */
const FEW_LEFT = 500;

interface QuestionBoxProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onAsk: () => void;
  isAnswering: boolean;
  rows?: number;
  /** Beside the button. */
  children?: ReactNode;
  boxRef?: RefObject<HTMLTextAreaElement>;
}

/** A text box for a question, with its button. Ctrl or Cmd with Enter asks, too. */
export function QuestionBox(props: QuestionBoxProps) {
  const { label, placeholder, value, onChange, onAsk, isAnswering, rows = 3, children, boxRef } = props;
  const left = COMPANION_LIMITS.input - value.length;
  const isEmpty = value.trim() === "";
  const askByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isEmpty && !isAnswering) onAsk();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onAsk();
      }}
    >
      <TextAreaField
        ref={boxRef}
        serif
        label={label}
        placeholder={placeholder}
        hint={left <= FEW_LEFT ? `${left.toLocaleString("en-US")} characters left` : undefined}
        rows={rows}
        maxLength={COMPANION_LIMITS.input}
        value={value}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={askByKey}
        onFocus={() => void loadReader().catch(() => {})}
        className="field-sizing-content max-h-80"
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 text-sm text-muted">{children}</div>
        <Button
          type="submit"
          disabled={isEmpty && !isAnswering}
          pending={isAnswering}
          pendingLabel="Answering..."
          className="max-sm:w-full"
        >
          Ask
        </Button>
      </div>
    </form>
  );
}
