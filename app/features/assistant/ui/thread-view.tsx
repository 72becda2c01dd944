import { MessagesSquare, Printer, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PERSPECTIVE_LABELS, SOURCE_LABELS } from "~/features/companion/domain/limits";
import { scrollToElement } from "~/features/companion/ui/answer/answer-text";
import { CitationProvider } from "~/features/companion/ui/answer/citation-provider";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { isRunning, sourcesOf, type Thread } from "../domain/thread";
import { Feedback } from "./feedback";
import { FollowUp } from "./follow-up";
import { SaveButtons } from "./saved/sharing";
import type { Saving } from "./saved/use-saving";
import { TurnView } from "./turn-view";
import type { ScrollRequest } from "./use-thread";

interface ThreadViewProps {
  thread: Thread;
  scrollRequest: ScrollRequest | null;
  provider: string | null;
  /** Whether the companion is on. */
  canAsk: boolean;
  onAsk: (question: string) => void;
  /** Returns whether the question was asked. */
  onFollowUp: (question: string) => Promise<boolean>;
  onAskAgain: () => void;
  onAttach: () => void;
  onStop: () => void;
  saving: Saving;
}

/** A question with its answer and follow-ups. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, scrollRequest, provider, canAsk, onAsk, onFollowUp, onAskAgain, onAttach, onStop } = props;
  const root = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [first, last] = [thread.turns[0]!, thread.turns.at(-1)!];
  const running = isRunning(last);
  const isWhole = !running && !last.isSafetyMessage && last.state !== "lost" && last.text !== "";

  const headingAt = (index: number) =>
    [...(root.current?.querySelectorAll<HTMLElement>("[data-question]") ?? [])].at(index);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request scrolls.
  useEffect(() => {
    if (scrollRequest) scrollToElement(headingAt(scrollRequest.isFollowUp ? -1 : 0));
  }, [scrollRequest]);

  const followUp = async (question: string) => {
    if (await onFollowUp(question)) setDraft(null);
  };

  const stop = () => {
    // The button disappears with the end of the answer: the focus moves to the question.
    headingAt(-1)?.focus({ preventScroll: true });
    onStop();
  };

  return (
    // As high as the window, so that the question can scroll to its top and the button to stop has its own place.
    <section
      ref={root}
      aria-labelledby="response"
      className="mt-8 flex min-h-[calc(100dvh-var(--bottom-bar)-4rem)] flex-col print:block"
    >
      <header className="mb-5">
        {/* As high without its buttons: they come and go, and the text below must not move. */}
        <div className="flex min-h-11 items-start justify-between gap-3">
          <h2
            id="response"
            data-question
            tabIndex={-1}
            className="min-w-0 scroll-mt-6 pt-1.5 text-[1.375rem]/8 break-words outline-none"
          >
            {first.question}
          </h2>
          {isWhole && (
            <div className="-mr-2.5 flex shrink-0">
              <SaveButtons thread={thread} saving={props.saving} />
              <IconButton label="Print" onClick={() => window.print()}>
                <Printer />
              </IconButton>
            </div>
          )}
        </div>
        {!last.isSafetyMessage && <ThreadBadges thread={thread} />}
      </header>
      <CitationProvider>
        {thread.turns.map((turn, index) => (
          <TurnView
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added at the end.
            key={index}
            turn={turn}
            isFirst={index === 0}
            onAskAgain={index === thread.turns.length - 1 ? onAskAgain : null}
            {...{ provider, onAsk, onAttach }}
          />
        ))}
      </CitationProvider>
      {running && last.id && (
        <Button
          variant="secondary"
          icon={<Square aria-hidden />}
          onClick={stop}
          className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+1rem)] z-10 mt-auto self-start shadow-pop"
        >
          Stop
        </Button>
      )}
      {isWhole && canAsk && (
        <div className="mt-2 grid gap-2 border-t border-line pt-2">
          <Feedback key={last.id} thread={thread} turn={last} />
          <FollowUp draft={draft} onDraft={setDraft} onAsk={(question) => void followUp(question)} />
        </div>
      )}
    </section>
  );
}

/** The perspective, and for a conversation the sources of all its answers. A single answer names its own. */
function ThreadBadges({ thread }: { thread: Thread }) {
  const isConversation = thread.turns.length > 1;
  if (!thread.denomination && !isConversation) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {isConversation && (
        <Badge tone="accent" icon={<MessagesSquare aria-hidden />}>
          Conversation
        </Badge>
      )}
      {thread.denomination && <Badge>{PERSPECTIVE_LABELS[thread.denomination]}</Badge>}
      {isConversation &&
        sourcesOf(thread).map((source) => <Badge key={source}>{SOURCE_LABELS[source]}</Badge>)}
    </div>
  );
}
