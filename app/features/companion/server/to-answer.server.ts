import type { AcolyteAnswer, AnswerState, Citations, Engine } from "../contract";
import type { AnswerRow } from "./answers.repository.server";

export const NO_CITATIONS: Citations = { catechism: [], scripture: [], fathers: [], documents: [] };

/** A stored answer in the types of the contract. */
export function toAnswer(row: AnswerRow): AcolyteAnswer {
  return {
    answer: row.text,
    sources: row.sources,
    citations: row.citations ?? NO_CITATIONS,
    checked: row.checked ?? [],
    id: row.id,
    threadId: row.threadId,
    // The columns are text; every write to them goes through the contract's lists.
    state: row.state as AnswerState,
    engine: row.engine as Engine,
    isSafetyMessage: false,
    support: null,
  };
}
