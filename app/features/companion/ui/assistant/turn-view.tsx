import { CornerDownRight } from "lucide-react";
import { useMemo } from "react";
import { EmergencyCard, SupportCard } from "~/features/safety/ui/help-cards";
import { partNearestTopics } from "../../domain/nearest-topics";
import { numberCitations } from "../../domain/numbered-citations";
import { isRunning, type Turn } from "../../domain/thread";
import { AnswerText } from "../answer/answer-text";
import { References } from "../answer/references";
import { EngineLine } from "./engine-line";
import { NearestTopics } from "./nearest-topics";
import { TurnEnd } from "./turn-end";

interface TurnViewProps {
  turn: Turn;
  isFirst: boolean;
  provider: string | null;
  onAsk: (question: string) => void;
  /** Asks the question once more; null for one that others followed. */
  onAskAgain: (() => void) | null;
  onAttach: () => void;
}

/** One question with its answer, as far as it is written. */
export function TurnView({ turn, isFirst, provider, onAsk, onAskAgain, onAttach }: TurnViewProps) {
  const citations = useMemo(() => numberCitations(turn.checked), [turn.checked]);
  const running = isRunning(turn);
  const level = isFirst ? "h3" : "h4";
  const { text, topics } = running ? { text: turn.text, topics: [] } : partNearestTopics(turn.text);
  return (
    <article aria-busy={running} className={isFirst ? undefined : "mt-8 border-t border-line pt-6"}>
      {!isFirst && (
        <h3 data-question tabIndex={-1} className="mb-4 flex scroll-mt-6 gap-2.5 text-lg/7 outline-none">
          <CornerDownRight aria-hidden className="mt-1 size-5 text-muted" />
          <span className="min-w-0 break-words">
            <span className="sr-only">Follow-up: </span>
            {turn.question}
          </span>
        </h3>
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
          {topics.length > 0 && <NearestTopics topics={topics} onAsk={onAsk} />}
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
