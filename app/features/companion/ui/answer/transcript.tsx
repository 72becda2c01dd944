import { CornerDownRight } from "lucide-react";
import { useMemo } from "react";
import type { CheckedCitation } from "../../contract";
import { numberCitations } from "../../domain/answer-pieces";
import type { ReferenceLink } from "../../domain/references";
import { type TranscriptTurn, turnsOf } from "../../domain/transcript";
import { AnswerText } from "./answer-text";
import { CitationContext, CitationProvider } from "./citation-provider";
import { References } from "./references";

interface TranscriptProps {
  question: string;
  /** The answer with its follow-ups. */
  text: string;
  checked: CheckedCitation[];
  /** The page has no scripts: citations link to the list of references. */
  isStatic?: boolean;
  /** Where its references can be read, on such a page. */
  links?: Record<string, ReferenceLink>;
}

/** A saved answer of the companion with its follow-ups. The screen shows the first question itself. */
export function Transcript({ question, text, checked, isStatic = false, links }: TranscriptProps) {
  const turns = turnsOf(question, text).map((turn, index) => (
    <TranscriptTurnView
      // biome-ignore lint/suspicious/noArrayIndexKey: a saved text does not change.
      key={index}
      turn={turn}
      isFirst={index === 0}
      checked={checked}
      anchors={isStatic ? `citation-${index + 1}` : null}
      links={links}
    />
  ));
  return isStatic ? turns : <CitationProvider>{turns}</CitationProvider>;
}

interface TranscriptTurnViewProps extends Pick<TranscriptProps, "links"> {
  turn: TranscriptTurn;
  isFirst: boolean;
  checked: CheckedCitation[];
  /** Prefix of the ids in its list of references, if citations link there. */
  anchors: string | null;
}

function TranscriptTurnView({ turn, isFirst, checked, anchors, links }: TranscriptTurnViewProps) {
  const { question, text } = turn;
  const citations = useMemo(
    () => numberCitations(checked.filter(({ raw }) => text.includes(raw))),
    [checked, text],
  );
  const level = isFirst ? "h3" : "h4";
  const answer = (
    <>
      <AnswerText text={text} citations={citations} isGrowing={false} isAwaited={false} level={level} />
      <References citations={citations} level={level} links={links} />
    </>
  );
  return (
    <article className={isFirst ? undefined : "mt-8 border-t border-line pt-6"}>
      {!isFirst && (
        <h3 className="mb-4 flex gap-2.5 text-lg/7">
          <CornerDownRight aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
          <span className="min-w-0 break-words">
            <span className="sr-only">Follow-up: </span>
            {question}
          </span>
        </h3>
      )}
      {anchors ? <CitationContext.Provider value={{ anchors }}>{answer}</CitationContext.Provider> : answer}
    </article>
  );
}
