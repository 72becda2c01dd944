import { clsx } from "clsx";
import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import type { CompanionAccess } from "~/features/companion/contract";
import { ConfirmEmailNotice } from "~/features/companion/ui/notices";
import { LazyConsentDialog, useConsent } from "~/features/companion/ui/use-consent";
import { SupportCard } from "~/features/safety/ui/support-card";
import { Button } from "~/ui/button";
import type { Mood } from "../../contract";
import type { AiKind } from "../../domain/companion-words";
import { thumbNeverClass, thumbOnlyClass } from "../editor/thumb-layout";
import type { EntryText } from "../editor/use-entry-text";
import { CompanionButtons } from "./companion-buttons";
import { useTextFeedback } from "./use-text-feedback";
import { useWriting } from "./use-writing";

const HelpDialog = lazy(() => import("~/features/safety/ui/help-dialog"));

export interface CompanionProps {
  access: CompanionAccess;
  text: EntryText;
  /** Above the bar at the thumb. */
  thumbSlot: HTMLElement | null;
  /** Id of the entry, or of the draft that becomes one. */
  contentId: string;
  mood: Mood | null;
  /** Whether it is time for the buttons. */
  appears: boolean;
  onSessionEnd: () => Promise<void>;
}

/** The companion of a text that is being written: Prayer and Reflect, floating below the editor or above the thumb. */
export function Companion(props: CompanionProps) {
  const { access, text, thumbSlot, appears, onSessionEnd } = props;
  const writing = useWriting({ text, onSessionEnd });
  const consent = useConsent(access);
  const feedback = useTextFeedback({ ...props, written: writing.written, onRated: writing.forgetWritten });

  const handleAsk = (kind: AiKind) => {
    if (writing.isAllowed(kind)) consent.before(() => void writing.write(kind));
  };
  const buttons = (
    <CompanionButtons
      writing={writing.kind}
      hasPrayer={text.hasPrayer}
      onAsk={handleAsk}
      feedback={writing.kind === null && writing.written ? feedback : null}
    />
  );
  return (
    <>
      <p role="status" className="sr-only">
        {writing.news}
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
