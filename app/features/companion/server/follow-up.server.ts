import { helpFor, helpInThread } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { type FollowUpInput, INPUT_TOO_LONG } from "../contract";
import { COMPANION_LIMITS } from "../domain/limits";
import { textHash, transcriptOf } from "../domain/transcript";
import type { Question } from "./answer-question.server";
import {
  type AnswerRow,
  type FoundAnswer,
  findAnswer,
  findAnswerByText,
  readAnswers,
} from "./answers.repository.server";

/**
 * Returns the question of a follow-up. The earlier answer is the user's stored one, found by `answerId` or by its text. A
 * text that matches none is the user's own words, counts to their length and starts a new thread. Throws 409 for a full
 * conversation; words of danger are never refused.
 */
export async function toFollowUp(
  services: Services,
  { user, input }: { user: SessionUser; input: FollowUpInput },
): Promise<Question> {
  const { followUpQuestion: question, previousQuestion, previousResponse } = input;
  const { mode, denomination, sources } = input;
  const choice = { question, mode, denomination, sources };
  const stored = await findStored(services, { user, input });
  if (stored) {
    const { answer, thread } = stored;
    const turns = await readAnswers(services.journal(user.journalShard), {
      userId: user.id,
      threadId: answer.threadId,
    });
    refuseWhenFull(user, { turns, question, earlierQuestion: thread.question });
    const transcript = transcriptOf(turns.slice(0, turns.findIndex(({ id }) => id === answer.id) + 1));
    const earlier = { question: thread.question, answer: transcript, isStored: true };
    return { ...choice, earlier: { ...earlier, threadId: answer.threadId, lastQuestion: answer.question } };
  }
  const words = [question, previousQuestion, previousResponse];
  const length = words.reduce((sum, text) => sum + text.length, 0);
  if (length > COMPANION_LIMITS.input && helpFor(user, words).emergency === null) {
    const issues = [{ path: "previousResponse", message: INPUT_TOO_LONG }];
    throw new AppError("bad_request", INPUT_TOO_LONG, { issues });
  }
  const earlier = { question: previousQuestion, answer: previousResponse, isStored: false };
  return { ...choice, earlier: { ...earlier, threadId: null, lastQuestion: previousQuestion } };
}

function refuseWhenFull(
  user: SessionUser,
  { turns, question, earlierQuestion }: { turns: AnswerRow[]; question: string; earlierQuestion: string },
): void {
  const isFull =
    turns.length >= COMPANION_LIMITS.turns || transcriptOf(turns).length > COMPANION_LIMITS.transcript;
  if (!isFull || helpInThread(user, question, earlierQuestion).emergency !== null) return;
  throw new AppError(
    "conflict",
    "This conversation is at its maximum length. Ask your question in a new one.",
  );
}

async function findStored(
  services: Services,
  { user, input }: { user: SessionUser; input: FollowUpInput },
): Promise<FoundAnswer | null> {
  const journal = services.journal(user.journalShard);
  const userId = user.id;
  const named = input.answerId ? await findAnswer(journal, { userId, id: input.answerId }) : null;
  return named ?? findAnswerByText(journal, { userId, hash: await textHash(input.previousResponse) });
}
