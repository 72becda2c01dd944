import { clsx } from "clsx";
import { HandHeart, MessageCircleQuestion, ThumbsDown, ThumbsUp } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import type { AiKind } from "../../domain/companion-words";
import type { TextFeedback } from "./use-text-feedback";

export interface CompanionButtonsProps {
  /** What is being written now. */
  writing: AiKind | null;
  hasPrayer: boolean;
  onAsk: (kind: AiKind) => void;
  /** Thumbs for the text that was written last; null once they are given. */
  feedback: TextFeedback | null;
}

/** Prayer, Reflect and the thumbs, side by side in one floating strip. */
export function CompanionButtons({ writing, hasPrayer, onAsk, feedback }: CompanionButtonsProps) {
  const isBusy = writing !== null;
  const button = (kind: AiKind, label: string, pendingLabel: string, icon: ReactNode) => (
    <Button
      variant="ghost"
      size="sm"
      className={clsx("max-md:px-3", hasPrayer && "text-muted")}
      icon={icon}
      pending={writing === kind}
      pendingLabel={pendingLabel}
      aria-disabled={hasPrayer || isBusy || undefined}
      onMouseDown={keepFocus}
      onClick={() => !isBusy && onAsk(kind)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex justify-center motion-safe:animate-rise">
      <div className="pointer-events-auto flex max-w-full items-center rounded-full border border-line bg-card p-1 shadow-pop print:hidden">
        {button("prayer", hasPrayer ? "Prayer Added" : "Prayer", "Creating...", <HandHeart aria-hidden />)}
        {button(
          "reflection",
          hasPrayer ? "Disabled" : "Reflect",
          "Reflecting...",
          <MessageCircleQuestion aria-hidden />,
        )}
        {feedback && <Thumbs feedback={feedback} />}
      </div>
    </div>
  );
}

function Thumbs({ feedback }: { feedback: TextFeedback }) {
  const { label, pending, rate } = feedback;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a box and a legend of its own.
    <div role="group" aria-label={label} className="ml-1 flex items-center border-l border-line pl-1">
      <span aria-hidden="true" className="px-2 text-sm text-muted max-md:hidden">
        {label}
      </span>
      <IconButton label="Helpful" pending={pending === "thumbs_up"} onClick={() => rate("thumbs_up")}>
        <ThumbsUp />
      </IconButton>
      <IconButton label="Not helpful" pending={pending === "thumbs_down"} onClick={() => rate("thumbs_down")}>
        <ThumbsDown />
      </IconButton>
    </div>
  );
}

/** Who uses a mouse goes on typing where the cursor is; a touch closes the keyboard, which would hide the words. */
function keepFocus(event: MouseEvent) {
  if (!window.matchMedia("(pointer: coarse)").matches) event.preventDefault();
}
