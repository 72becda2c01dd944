import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { AcolyteAnswer } from "../contract";
import { safetyAnswer, safetyMessage, safetyStream } from "./answer-danger.server";
import { findAnswer } from "./answers.repository.server";
import { prepareAnswer, type Question } from "./prepare-answer.server";
import { requireCompanion } from "./require-companion.server";
import { toAnswer } from "./to-answer.server";
import { companionUnavailable } from "./unavailable.server";

interface Asked {
  user: SessionUser;
  question: Question;
}

/**
 * Answers a question. Signs of danger are met with the human message, which is neither counted nor stored.
 * Throws 403 with the companion switched off, 429 when the day's calls are used up, 503 when the model fails.
 */
export async function answerQuestion(services: Services, { user, question }: Asked): Promise<AcolyteAnswer> {
  requireCompanion(user);
  const message = safetyMessage(user, wordsOf(question));
  if (message !== null) return safetyAnswer(message);
  const job = await prepareAnswer(services, { user, question, asStream: false });
  const isWhole = await services.answers.finish(job);
  const found = isWhole && (await findAnswer(services.catalog, { userId: user.id, id: job.answerId }));
  if (!found) throw companionUnavailable();
  return toAnswer(found.answer);
}

/**
 * The same as a stream, given once the first word is there: until then it throws, besides the above, 409 while
 * another stream of the user's runs.
 */
export async function streamQuestion(
  services: Services,
  { user, question }: Asked,
): Promise<ReadableStream<Uint8Array>> {
  requireCompanion(user);
  const message = safetyMessage(user, wordsOf(question));
  if (message !== null) return safetyStream(message);
  const job = await prepareAnswer(services, { user, question, asStream: true });
  const start = await services.answers.open(job);
  if (!start.ok) throw companionUnavailable();
  return start.stream;
}

/** What the person wrote. A stored answer is not among it. */
function wordsOf({ question, earlier }: Question): string[] {
  if (!earlier) return [question];
  return earlier.isStored ? [question] : [question, earlier.question, earlier.answer];
}
