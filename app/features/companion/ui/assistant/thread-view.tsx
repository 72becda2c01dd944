import { Printer, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { isRunning, type Thread } from "../../domain/thread";
import { CitationProvider } from "../answer/citation-provider";
import { scrollToElement } from "../answer/scroll-to-element";
import { Feedback } from "./feedback";
import { FollowUp } from "./follow-up";
import { SaveButtons } from "./saved/save-buttons";
import type { Saving } from "./saved/use-saving";
import { ThreadBadges } from "./thread-badges";
import { TurnView } from "./turn-view";
import type { Arrival } from "./use-thread";

interface ThreadViewProps {
  thread: Thread;
  /** What the person has just asked for: it comes to the top of the window. */
  arrival: Arrival | null;
  provider: string | null;
  /** Whether questions may be asked at all. */
  canAsk: boolean;
  onAsk: (question: string) => void;
  /** Tells whether the call was taken. */
  onFollowUp: (question: string) => Promise<boolean>;
  onAskAgain: () => void;
  onAttach: () => void;
  onStop: () => void;
  saving: Saving;
}

/** The response: a question, its answer and what followed. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, arrival, provider, canAsk, onAsk, onFollowUp, onAskAgain, onAttach, onStop, saving } =
    props;
  const root = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [first, last] = [thread.turns[0]!, thread.turns.at(-1)!];
  const running = isRunning(last);
  const isWhole = !running && !last.isSafetyMessage && last.state !== "lost" && last.text !== "";

  useEffect(() => {
    if (!arrival) return;
    const headings = root.current?.querySelectorAll<HTMLElement>("[data-question]");
    scrollToElement((arrival.isFollowUp ? [...(headings ?? [])].at(-1) : headings?.[0]) ?? null);
  }, [arrival]);

  const followUp = async (question: string) => {
    if (await onFollowUp(question)) setDraft(null);
  };

  const stop = () => {
    // The button goes with the answer's end: the keyboard goes on at the question.
    const headings = root.current?.querySelectorAll<HTMLElement>("[data-question]");
    [...(headings ?? [])].at(-1)?.focus({ preventScroll: true });
    onStop();
  };

  return (
    // As high as the window, so that the question can come to its top and the button to stop has a place of its own.
    <section
      ref={root}
      aria-labelledby="response"
      className="mt-8 flex min-h-[calc(100dvh-var(--bottom-bar)-4rem)] flex-col print:block"
    >
      <header className="mb-5">
        {/* As high without its buttons: they come and go, and what is read below must not move. */}
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
              <SaveButtons thread={thread} saving={saving} />
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
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end.
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
