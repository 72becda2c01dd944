import { MessagesSquare, Printer, Square, Text } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import type { CompanionStatus } from "~/features/companion/contract";
import { PERSPECTIVE_LABELS, SHORT_SOURCE_LABELS } from "~/features/companion/domain/limits";
import { scrollToElement } from "~/features/companion/ui/answer/answer-text";
import { AskContext } from "~/features/companion/ui/answer/ask-link";
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
import type { QuestionState } from "./use-question";
import type { ThreadState } from "./use-thread";

/** Whether a thread can be saved, rated and followed up: its last answer has ended, with words. */
function isWhole({ turns }: Thread): boolean {
  const last = turns.at(-1)!;
  return !isRunning(last) && !last.isSafetyMessage && last.state !== "lost" && last.text !== "";
}

interface ThreadViewProps {
  thread: Thread;
  /** The heading with the first question. */
  title: RefObject<HTMLElement>;
  current: ThreadState;
  question: QuestionState;
  status: CompanionStatus;
  saving: Saving;
}

/** The answer to a question with its follow-ups, and the box for the next one. */
export function ThreadView({ thread, title, current, question, status, saving }: ThreadViewProps) {
  const root = useRef<HTMLElement>(null);
  const { scrollRequest } = current;
  const last = thread.turns.at(-1)!;
  const running = isRunning(last);
  const canFollowUp =
    status.aiEnabled && !last.isSafetyMessage && last.state !== "lost" && (running || last.text !== "");

  const lastQuestion = () =>
    [...(root.current?.querySelectorAll<HTMLElement>("[data-question]") ?? [])].at(-1) ?? title.current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request scrolls.
  useEffect(() => {
    if (scrollRequest) scrollToElement(scrollRequest.isFollowUp ? lastQuestion() : title.current);
  }, [scrollRequest]);

  /** Ends what the button is for; the button disappears, so the focus moves to the question. */
  const end = (work: () => void) => {
    lastQuestion()?.focus({ preventScroll: true });
    work();
  };

  return (
    // As high as the window, so that the question can scroll to its top and the box below has its own place.
    <section
      ref={root}
      aria-label="Conversation"
      className="flex min-h-[calc(100dvh-var(--bottom-bar)-9rem)] flex-col print:block"
    >
      <ThreadBadges thread={thread} />
      <AskContext.Provider value={status.aiEnabled ? question.ask : null}>
        <CitationProvider>
          {thread.turns.map((turn, index) => (
            <TurnView
              // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added at the end.
              key={index}
              turn={turn}
              isFirst={index === 0}
              provider={status.provider}
              onAskAgain={index === thread.turns.length - 1 ? question.askAgain : null}
              onAttach={() => current.attach(thread)}
            />
          ))}
        </CitationProvider>
      </AskContext.Provider>
      {isWhole(thread) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
          {status.aiEnabled && <Feedback key={last.id} thread={thread} turn={last} />}
          <div className="-mr-2.5 ml-auto flex">
            <SaveButtons thread={thread} saving={saving} />
            <IconButton label="Print" onClick={() => window.print()}>
              <Printer />
            </IconButton>
          </div>
        </div>
      )}
      <div className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-10 mt-auto print:hidden">
        {running && last.id && (
          <div className="pointer-events-none pb-3 *:pointer-events-auto">
            {last.engine === "built-in" ? (
              <Button
                variant="secondary"
                size="sm"
                icon={<Text aria-hidden />}
                onClick={() => end(current.showAll)}
                className="shadow-pop"
              >
                Show all
              </Button>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                icon={<Square aria-hidden />}
                onClick={() => end(() => void current.stop())}
                className="shadow-pop"
              >
                Stop
              </Button>
            )}
          </div>
        )}
        {canFollowUp && (
          <FollowUp
            status={status}
            sources={thread.mode === "faith-learning" ? question.followUpSources : null}
            onSources={(sources) => sources.length > 0 && current.chooseSources(sources)}
            onAsk={question.followUp}
            isAnswering={running}
          />
        )}
      </div>
    </section>
  );
}

/** The perspective, and of a conversation the sources of all its answers. A single answer names its own. */
function ThreadBadges({ thread }: { thread: Thread }) {
  const isConversation = thread.turns.length > 1;
  if (!thread.denomination && !isConversation) return null;
  return (
    <div className="-mt-3 mb-5 flex flex-wrap items-center gap-2 text-sm text-muted">
      {isConversation && (
        <Badge tone="accent" icon={<MessagesSquare aria-hidden />}>
          Conversation
        </Badge>
      )}
      {thread.denomination && <Badge>{PERSPECTIVE_LABELS[thread.denomination]}</Badge>}
      {isConversation &&
        sourcesOf(thread)
          .map((source) => SHORT_SOURCE_LABELS[source])
          .join(", ")}
    </div>
  );
}
