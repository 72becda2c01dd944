import { type Help, helpFor, helpInThread } from "~/features/safety/domain/help";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { oneLine } from "~/shared/hidden-characters";
import { newId } from "~/shared/ids";
import type { AcolyteAnswer, AskInput } from "../contract";
import { continuedQuestion } from "../domain/retrieval/choose-answer";
import type { AnswerJob, FollowUpTask } from "../domain/tasks";
import {
  safetyAnswer,
  safetyStream,
  supportIfNoticed,
  supportWith,
  unsafeReplyMessage,
} from "./answer-danger.server";
import { findAnswer, insertAnswer } from "./answers.repository.server";
import { requireCompanion } from "./companion-status.server";
import { findPassages } from "./find-passages.server";
import { type ReservedCall, reserveCall } from "./reserve-call.server";
import { companionUnavailable } from "./run-model.server";
import { toAnswer } from "./to-answer.server";

/** A question or follow-up to answer. */
export interface Question extends AskInput {
  /** The turn before a follow-up, with its thread if it is stored. */
  earlier: (FollowUpTask["earlier"] & { threadId: string | null; lastQuestion: string }) | null;
}

interface QuestionRequest {
  user: SessionUser;
  question: Question;
}

/**
 * Answers a question. An emergency gets the safety message, which is neither counted nor stored; words of lesser danger
 * get help lines with the answer. Throws 403 when the companion is off, 409 without room for text, 429 without calls, 503
 * when the model fails.
 */
export async function answerQuestion(services: Services, request: QuestionRequest): Promise<AcolyteAnswer> {
  const { user, question } = request;
  const help = helpWith(user, question);
  if (help.emergency !== null) return safetyAnswer(help.emergency);
  requireCompanion(user);
  const job = await prepareAnswer(services, { ...request, help, asStream: false });
  const finish = await services.answers.finish(job);
  if (finish === "unsafe") return safetyAnswer(job.safetyMessage);
  const found =
    finish === "stored" &&
    (await findAnswer(services.journal(user.journalShard), { userId: user.id, id: job.answerId }));
  if (!found) throw companionUnavailable();
  const answer = toAnswer(found.answer);
  const { answer: text, engine } = answer;
  return { ...answer, support: supportWith(user, { text, engine }, help.support) };
}

/** Answers a question as a stream, returned with the first word. Throws also 409 while another stream of the user's runs. */
export async function streamQuestion(
  services: Services,
  request: QuestionRequest,
): Promise<ReadableStream<Uint8Array>> {
  const { user, question } = request;
  const help = helpWith(user, question);
  if (help.emergency !== null) return safetyStream(help.emergency);
  requireCompanion(user);
  const job = await prepareAnswer(services, { ...request, help, asStream: true });
  const stream = await services.answers.open(job);
  if (!stream) throw companionUnavailable();
  return stream;
}

/** Returns the help for a question. A stored earlier answer is not searched for danger: it is the companion's. */
function helpWith(user: SessionUser, { question, earlier }: Question): Help {
  if (!earlier) return helpFor(user, [question]);
  if (earlier.isStored) return helpInThread(user, question, earlier.question);
  return helpFor(user, [question, earlier.question, earlier.answer]);
}

/** Counts a question, looks it up and stores it as `streaming`. Refunds the call when that fails. */
async function prepareAnswer(
  services: Services,
  { user, question, help, asStream }: QuestionRequest & { help: Help; asStream: boolean },
): Promise<AnswerJob> {
  const answerId = newId();
  const call = await reserveCall(services, user, asStream ? answerId : undefined);
  try {
    return await storeQuestion(services, { user, question, help, answerId, call });
  } catch (error) {
    await call.end({ isAnswered: false });
    throw error;
  }
}

async function storeQuestion(
  services: Services,
  args: QuestionRequest & { help: Help; answerId: string; call: ReservedCall },
): Promise<AnswerJob> {
  const { user, help, answerId, call } = args;
  const { question, mode, earlier, ...choice } = args.question;
  // The other mode's choice does not count.
  const sources = mode === "faith-learning" ? (choice.sources ?? []) : [];
  const perspective = mode === "apologetics" ? (choice.denomination ?? null) : null;
  const asked = { question, mode, sources, perspective };
  const earlierQuestion = earlier ? continuedQuestion(earlier.question, earlier.lastQuestion) : null;
  const found = await findPassages(services, { ...asked, earlierQuestion });
  const { engine } = call.model;
  const now = services.clock.now();
  const createdAt = now.toISOString();
  const threadId = earlier?.threadId ?? newId();
  const row = { userId: user.id, createdAt };
  const insert = insertAnswer(services.journal(user.journalShard), {
    thread: earlier?.threadId
      ? null
      : { ...row, id: threadId, question: oneLine(question), mode, denomination: perspective, sources: [] },
    answer: { ...row, id: answerId, threadId, question, state: "streaming", engine },
  });
  await whileTextFits("others", insert);
  const task = { ...asked, ...found };
  return {
    answerId,
    threadId,
    userId: user.id,
    journalShard: user.journalShard,
    localDate: localDateIn(user.timezone, now),
    use: call.use,
    engine,
    support: help.support,
    supportIfNoticed: supportIfNoticed(user, question),
    safetyMessage: unsafeReplyMessage(user, question),
    task: earlier ? { kind: "follow-up", ...task, earlier } : { kind: "answer", ...task },
  };
}
