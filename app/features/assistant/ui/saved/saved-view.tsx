import { Share2, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { PERSPECTIVE_LABELS } from "~/features/companion/domain/limits";
import { scrollToElement } from "~/features/companion/ui/answer/answer-text";
import { Transcript } from "~/features/companion/ui/answer/transcript";
import type { SavedResponse } from "~/features/library/contract";
import { shortDateIn } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";

interface SavedViewProps {
  saved: SavedResponse;
  timezone: string;
  isPending: boolean;
  onShare: () => void;
  onClose: () => void;
}

/** A saved response in place of an answer. It can be shared and closed, but not followed up. */
export function SavedView({ saved, timezone, isPending, onShare, onClose }: SavedViewProps) {
  const { id, title, question, response, checked, authorship, denomination, createdAt } = saved;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one scrolls to the top, too.
  useEffect(() => scrollToElement(heading.current), [id]);
  return (
    <section aria-labelledby="saved-response" className="mt-8 min-h-[calc(100dvh-var(--bottom-bar)-4rem)]">
      <header className="mb-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2
            id="saved-response"
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-6 font-sans text-sm font-medium text-accent-text outline-none"
          >
            Saved Response
          </h2>
          <div className="flex gap-2 print:hidden">
            <Button
              variant="secondary"
              size="sm"
              icon={<Share2 aria-hidden />}
              pending={isPending}
              onClick={onShare}
            >
              Share
            </Button>
            <Button variant="ghost" size="sm" icon={<X aria-hidden />} onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
        <p className="mt-2 font-serif text-[1.375rem]/8 font-medium break-words">{title ?? question}</p>
        {title && <p className="mt-1 font-serif text-reading break-words text-muted italic">{question}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
          <time dateTime={createdAt}>{shortDateIn(timezone, createdAt)}</time>
          {denomination && <Badge>{PERSPECTIVE_LABELS[denomination]}</Badge>}
        </p>
      </header>
      {authorship === "companion" ? (
        <Transcript question={question} text={response} checked={checked} />
      ) : (
        <p className="prose-entry break-words whitespace-pre-line">{response}</p>
      )}
    </section>
  );
}
