import type { AcolyteAnswer, Citations } from "../contract";
import type { AnswerRow } from "./answers.repository.server";

export const NO_CITATIONS: Citations = { catechism: [], scripture: [], fathers: [], documents: [] };

/** Returns a stored answer as calls return it. */
export function toAnswer(row: AnswerRow): AcolyteAnswer {
  const { id, threadId, text, state, engine, sources, citations, checked } = row;
  return {
    answer: text,
    sources,
    citations: citations ?? NO_CITATIONS,
    checked: checked ?? [],
    id,
    threadId,
    state,
    engine,
    isSafetyMessage: false,
    support: null,
  };
}

/** Returns the citations of several answers, each once. */
export function mergeCitations(answers: Pick<AnswerRow, "citations">[]): Citations {
  const merge = (kind: keyof Citations) => [
    ...new Set(answers.flatMap(({ citations }) => citations?.[kind] ?? [])),
  ];
  return {
    catechism: merge("catechism"),
    scripture: merge("scripture"),
    fathers: merge("fathers"),
    documents: merge("documents"),
  };
}
