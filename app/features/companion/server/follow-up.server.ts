import { helpFor, helpInThread } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { COMPANION_LIMITS } from "../contract";
import { type FollowUpInput, INPUT_TOO_LONG } from "../domain/call-schemas";
import { type AnswerRow, findAnswer, findAnswerByText, readAnswers } from "./answers.repository.server";
import type { Question } from "./prepare-answer.server";
import { textHash } from "./text-hash.server";
import { transcriptOf } from "./transcript.server";

/**
 * The question that a follow-up asks. The answer before is the user's stored one, found by `answerId` or by its text;
 * a text that matches none is the user's own words, counts to their length and begins a thread of its own. Words of
 * danger are never too long. Throws 409 for a conversation that is full.
 */
export async function toFollowUp(
  services: Services,
  { user, input }: { user: SessionUser; input: FollowUpInput },
): Promise<Question> {
  const { followUpQuestion: question, previousQuestion, previousResponse, mode } = input;
  const { denomination, sources } = input;
  const asked = { question, mode, denomination, sources };
  const stored = await findStored(services, { user, input });
  if (stored) {
    const turns = await readAnswers(services.catalog, stored.answer.threadId);
    refuseWhenFull(user, { turns, question, earlierQuestion: stored.thread.question });
    const earlier = {
      question: stored.thread.question,
      answer: transcriptOf(upTo(turns, stored.answer)),
      isStored: true,
      threadId: stored.answer.threadId,
    };
    return { ...asked, earlier };
  }
  const length = question.length + previousQuestion.length + previousResponse.length;
  const words = [question, previousQuestion, previousResponse];
  if (length > COMPANION_LIMITS.input && helpFor(user, words).emergency === null) {
    const issues = [{ path: "previousResponse", message: INPUT_TOO_LONG }];
    throw new AppError("bad_request", INPUT_TOO_LONG, { issues });
  }
  const earlier = {
    question: previousQuestion,
    answer: previousResponse,
    isStored: false,
    threadId: null,
  };
  return { ...asked, earlier };
}

function refuseWhenFull(
  user: SessionUser,
  asked: { turns: AnswerRow[]; question: string; earlierQuestion: string },
): void {
  const { turns, question, earlierQuestion } = asked;
  const isFull =
    turns.length >= COMPANION_LIMITS.turns || transcriptOf(turns).length > COMPANION_LIMITS.transcript;
  if (!isFull || helpInThread(user, question, earlierQuestion).emergency !== null) return;
  throw new AppError(
    "conflict",
    "This conversation is as long as it can be. Ask your question in a new one.",
  );
}

async function findStored(
  services: Services,
  { user, input }: { user: SessionUser; input: FollowUpInput },
): Promise<Awaited<ReturnType<typeof findAnswer>>> {
  const { catalog } = services;
  const named = input.answerId ? await findAnswer(catalog, { userId: user.id, id: input.answerId }) : null;
  if (named) return named;
  const hash = await textHash(input.previousResponse);
  return findAnswerByText(catalog, { userId: user.id, hash });
}

function upTo(turns: AnswerRow[], answer: AnswerRow): AnswerRow[] {
  const index = turns.findIndex((turn) => turn.id === answer.id);
  return turns.slice(0, index + 1);
}
