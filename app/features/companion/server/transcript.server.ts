import { appendTurn } from "../contract";
import type { AnswerRow } from "./answers.repository.server";

/** The transcript of a thread from its answers, in their order: the first question is the thread's own and no part of it. */
export function transcriptOf([first, ...rest]: Pick<AnswerRow, "question" | "text">[]): string {
  return rest.reduce(
    (transcript, turn) => appendTurn(transcript, { question: turn.question, answer: turn.text }),
    first?.text ?? "",
  );
}
