import { type Help, helpFor, helpInThread } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { AcolyteAnswer } from "../contract";
import { safetyAnswer, safetyStream, supportWith } from "./answer-danger.server";
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
 * Answers a question. An emergency gets the human message, which is neither counted nor stored; words that deserve
 * help lines get them with the answer. Throws 403 with the companion switched off, 429 when the day's calls are used
 * up, 503 when the model fails.
 */
export async function answerQuestion(services: Services, { user, question }: Asked): Promise<AcolyteAnswer> {
  const { emergency, support } = helpWith(user, question);
  if (emergency !== null) return safetyAnswer(emergency);
  requireCompanion(user);
  const job = await prepareAnswer(services, { user, question, support, asStream: false });
  const finish = await services.answers.finish(job);
  if (finish === "unsafe") return safetyAnswer(job.safetyMessage);
  const found =
    finish === "stored" && (await findAnswer(services.catalog, { userId: user.id, id: job.answerId }));
  if (!found) throw companionUnavailable();
  const answer = toAnswer(found.answer);
  const { answer: text, engine } = answer;
  return { ...answer, support: supportWith(user, { text, engine }, support) };
}

/**
 * The same as a stream, returned with the first word: until then it throws, besides the above, 409 while another
 * stream of the user's runs.
 */
export async function streamQuestion(
  services: Services,
  { user, question }: Asked,
): Promise<ReadableStream<Uint8Array>> {
  const { emergency, support } = helpWith(user, question);
  if (emergency !== null) return safetyStream(emergency);
  requireCompanion(user);
  const job = await prepareAnswer(services, { user, question, support, asStream: true });
  const start = await services.answers.open(job);
  if (!start.ok) throw companionUnavailable();
  return start.stream;
}

/** An earlier answer of the companion's is no words of the user's; a text that matches none is. */
function helpWith(user: SessionUser, { question, earlier }: Question): Help {
  if (!earlier) return helpFor(user, [question]);
  if (earlier.isStored) return helpInThread(user, question, earlier.question);
  return helpFor(user, [question, earlier.question, earlier.answer]);
}
