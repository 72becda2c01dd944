import type { Env } from "../env.server";
import type { AnswerStreams } from "../ports/answer-streams";

/** Answers written by Durable Objects, each named by the answer's id. */
export function durableObjectAnswers(namespace: Env["ANSWER_STREAM"]): AnswerStreams {
  return {
    open: (job) => namespace.getByName(job.answerId).open(job),
    finish: (job) => namespace.getByName(job.answerId).finish(job),
    attach: (answerId) => namespace.getByName(answerId).attach(),
    forget: (answerId) => namespace.getByName(answerId).forget(),
    stop: (answerId) => namespace.getByName(answerId).stop(),
  };
}
