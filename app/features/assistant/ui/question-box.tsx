import { clsx } from "clsx";
import { ArrowUp } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { COMPANION_LIMITS } from "~/features/companion/domain/limits";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { loadReader } from "./read-answer";

/** Characters left from which the box names their number. */
const FEW_LEFT = 500;

interface QuestionBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onAsk: () => void;
  isAnswering: boolean;
  onFocus?: () => void;
  /** One line with the button beside it, which grows with its words. */
  isSlim?: boolean;
  /** Below the box. */
  children?: ReactNode;
}

/** A text box for a question, with its button. Ctrl or Cmd with Enter asks, too. */
export function QuestionBox(props: QuestionBoxProps) {
  const {
    label,
    placeholder,
    value,
    onChange,
    onAsk,
    isAnswering,
    onFocus,
    isSlim = false,
    children,
  } = props;
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
      className={clsx("flex flex-wrap items-end", isSlim ? "gap-x-2" : "gap-x-4 gap-y-3")}
    >
      <TextAreaField
        serif
        label={label}
        hideLabel={isSlim}
        placeholder={placeholder}
        hint={left <= FEW_LEFT ? `${left.toLocaleString("en-US")} characters left` : undefined}
        rows={isSlim ? 1 : 3}
        maxLength={COMPANION_LIMITS.input}
        value={value}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={askByKey}
        onFocus={() => {
          onFocus?.();
          void loadReader().catch(() => {});
        }}
        fieldClassName={isSlim ? "min-w-0 flex-1" : "basis-full"}
        className={clsx("field-sizing-content resize-none", isSlim ? "max-h-40" : "min-h-24 max-h-80")}
      />
      {!isSlim && children}
      <Button
        type="submit"
        disabled={isEmpty && !isAnswering}
        pending={isAnswering}
        pendingLabel={isSlim ? <span className="sr-only">Answering...</span> : "Answering..."}
        icon={isSlim && <ArrowUp aria-hidden />}
        className={clsx(isSlim && "mb-0.5 size-11 px-0!")}
      >
        {isSlim ? <span className="sr-only">Ask</span> : "Ask"}
      </Button>
      {isSlim && children}
    </form>
  );
}
