import { clsx } from "clsx";
import { HandHeart, MessageCircleQuestion, ThumbsDown, ThumbsUp } from "lucide-react";
import { lazy, type MouseEvent, type ReactNode, Suspense } from "react";
import { createPortal } from "react-dom";
import type { CompanionAccess } from "~/features/companion/contract";
import { ConfirmEmailNotice } from "~/features/companion/ui/notices";
import { LazyConsentDialog, useConsent } from "~/features/companion/ui/use-consent";
import { SupportCard } from "~/features/safety/ui/help-cards";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import type { Mood } from "../../contract";
import type { AiKind } from "../../domain/companion-words";
import { thumbNeverClass, thumbOnlyClass } from "../editor/thumb-bar";
import type { EntryText } from "../editor/use-entry-text";
import { type TextFeedback, useTextFeedback } from "./use-text-feedback";
import { useWriting } from "./use-writing";

const HelpDialog = lazy(() => import("~/features/safety/ui/help-dialog"));

export interface CompanionProps {
  access: CompanionAccess;
  text: EntryText;
  /** A place above the bar at the bottom of touch screens. */
  thumbSlot: HTMLElement | null;
  /** Id of the entry, or of the draft that becomes one. */
  contentId: string;
  mood: Mood | null;
  /** Whether the buttons are shown yet. */
  appears: boolean;
  /** Keeps unsaved words before the page is left for the sign-in. */
  beforeSignIn: () => Promise<void>;
}

/** The companion of a text being written: Prayer and Reflect, floating below the editor or above the bottom bar. */
export function Companion(props: CompanionProps) {
  const { access, text, thumbSlot, appears } = props;
  const writing = useWriting(props);
  const consent = useConsent(access);
  const feedback = useTextFeedback({ ...props, written: writing.written, onRated: writing.forgetWritten });

  const buttons = (
    <CompanionButtons
      writing={writing.kind}
      hasPrayer={text.hasPrayer}
      onRequest={(kind) => {
        if (writing.isAllowed(kind)) consent.before(() => void writing.write(kind));
      }}
      feedback={writing.kind === null && writing.written ? feedback : null}
    />
  );
  return (
    <>
      <p role="status" className="sr-only">
        {writing.status}
      </p>
      {writing.support && (
        <div className="mt-4">
          <SupportCard
            support={writing.support}
            action={
              <Button variant="secondary" size="sm" onClick={writing.hideSupport}>
                Hide
              </Button>
            }
          />
        </div>
      )}
      {appears && (
        <>
          <ConfirmEmailNotice status={access} />
          {/* Room for the buttons at the end of the page. */}
          <div aria-hidden="true" className={clsx("h-16", thumbOnlyClass)} />
          <div className={clsx("pointer-events-none sticky bottom-5 z-20 mt-4", thumbNeverClass)}>
            {buttons}
          </div>
          {thumbSlot && createPortal(<div className="px-2 pb-3">{buttons}</div>, thumbSlot)}
        </>
      )}
      <LazyConsentDialog consent={consent} provider={access.provider} />
      {writing.danger !== null && (
        <Suspense>
          <HelpDialog message={writing.danger} closeLabel="Back to my entry" onClose={writing.closeDanger} />
        </Suspense>
      )}
    </>
  );
}

interface CompanionButtonsProps {
  /** The kind of the text being written. */
  writing: AiKind | null;
  hasPrayer: boolean;
  onRequest: (kind: AiKind) => void;
  /** Thumbs for the latest text; `null` once it is rated. */
  feedback: TextFeedback | null;
}

function CompanionButtons({ writing, hasPrayer, onRequest, feedback }: CompanionButtonsProps) {
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
      onClick={() => !isBusy && onRequest(kind)}
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

function Thumbs({ feedback: { label, pending, rate } }: { feedback: TextFeedback }) {
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

/** Keeps the focus in the text on a mouse click. A touch may take it: the keyboard would hide the companion's words. */
function keepFocus(event: MouseEvent) {
  if (!window.matchMedia("(pointer: coarse)").matches) event.preventDefault();
}
