import { Copy, CornerDownRight } from "lucide-react";
import { useMemo } from "react";
import { numberCitations } from "~/features/companion/domain/answer-pieces";
import { splitNearestTopics } from "~/features/companion/domain/compose/answer/nothing-found";
import { plainText } from "~/features/companion/domain/light-markdown";
import { languageOf } from "~/features/companion/domain/text-language";
import { AnswerText } from "~/features/companion/ui/answer/answer-text";
import { AskLink } from "~/features/companion/ui/answer/ask-link";
import { References } from "~/features/companion/ui/answer/references";
import { EmergencyCard, SupportCard } from "~/features/safety/ui/help-cards";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Notice } from "~/ui/notice";
import { useCopy } from "~/ui/use-copy";
import { isRunning, type Turn } from "../domain/thread";

interface TurnViewProps extends TurnEndProps {
  isFirst: boolean;
  provider: string | null;
}

/** One question with its answer so far. */
export function TurnView({ turn, isFirst, provider, onAskAgain, onAttach }: TurnViewProps) {
  const citations = useMemo(() => numberCitations(turn.checked), [turn.checked]);
  const running = isRunning(turn);
  const level = isFirst ? "h2" : "h3";
  const { text, topics } = running ? { text: turn.text, topics: [] } : splitNearestTopics(turn.text);
  return (
    <article aria-busy={running} className={isFirst ? undefined : "mt-8 border-t border-line pt-6"}>
      {!isFirst && (
        <h2 data-question tabIndex={-1} className="mb-4 flex scroll-mt-6 gap-2.5 text-lg/7 outline-none">
          <CornerDownRight aria-hidden className="mt-1 size-5 text-muted" />
          <span className="min-w-0 break-words">
            <span className="sr-only">Follow-up: </span>
            <span lang={languageOf(turn.question)}>{turn.question}</span>
          </span>
        </h2>
      )}
      {turn.isSafetyMessage ? (
        <EmergencyCard text={turn.text} />
      ) : (
        <>
          {turn.support && <SupportCard support={turn.support} />}
          <AnswerText
            text={text}
            citations={citations}
            isGrowing={turn.state !== "done"}
            isAwaited={running}
            level={level}
          />
          {topics.length > 0 && <NearestTopics topics={topics} />}
          <TurnEnd turn={turn} onAskAgain={onAskAgain} onAttach={onAttach} />
          {!running && turn.text !== "" && (
            <>
              <References citations={citations} level={level} />
              <EngineLine turn={turn} provider={provider} />
            </>
          )}
        </>
      )}
    </article>
  );
}

/** Links that ask for the topics nearest to a question without an answer. */
function NearestTopics({ topics }: { topics: string[] }) {
  return (
    <section aria-label="Nearest topics" className="mt-4">
      <p className="text-sm text-muted">Ask about one of these topics, or rephrase your question.</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {topics.map((topic) => (
          <li key={topic}>
            <AskLink
              question={topic}
              className="inline-flex min-h-11 items-center font-serif text-reading text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {topic}
            </AskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TurnEndProps {
  turn: Turn;
  /** Asks the question again; `null` for a turn that has follow-ups. */
  onAskAgain: (() => void) | null;
  onAttach: () => void;
}

/** Explains why an answer is not complete, and offers the next step. */
function TurnEnd({ turn, onAskAgain, onAttach }: TurnEndProps) {
  switch (turn.state) {
    case "stopped":
      return (
        <p className="mt-4 text-sm text-muted italic">
          {turn.text === "" ? "You stopped before the first word." : "You stopped the answer here."}
        </p>
      );
    case "interrupted":
      return (
        <Notice
          tone="warn"
          title="The answer was interrupted"
          className="mt-4"
          action={
            onAskAgain && (
              <Button variant="secondary" size="sm" onClick={onAskAgain}>
                Ask again
              </Button>
            )
          }
        >
          The words so far are kept. This question was not counted.
        </Notice>
      );
    case "lost":
      return (
        <Notice
          tone="warn"
          title="The connection was lost"
          className="mt-4"
          action={
            turn.id && (
              <Button variant="secondary" size="sm" onClick={onAttach}>
                Continue reading
              </Button>
            )
          }
        >
          The answer is still being written. You’ll find it in your history.
        </Notice>
      );
    default:
      return null;
  }
}

const COPIED = { title: "Copied", description: "The answer is on your clipboard." };

/** The engine of an answer, and a button that copies it. */
function EngineLine({ turn, provider }: { turn: Turn; provider: string | null }) {
  const copy = useCopy();
  const words = `${turn.question}\n\n${plainText(turn.text)}`;
  return (
    <div className="mt-4 flex items-center justify-between gap-3 text-sm text-muted">
      <p>
        {turn.engine === "built-in"
          ? "Answered by the built-in companion"
          : `Written by a language model${provider ? ` from ${provider}` : ""}`}
      </p>
      <IconButton label="Copy this answer" className="-mr-2.5" onClick={() => void copy(words, COPIED)}>
        <Copy />
      </IconButton>
    </div>
  );
}
