import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { AcolyteAnswer } from "../contract";
import { findAnswer } from "./answers.repository.server";
import { giveUpLostAnswer } from "./give-up-lost-answer.server";
import { streamStored } from "./stored-stream.server";
import { toAnswer } from "./to-answer.server";

interface Args {
  user: SessionUser;
  id: string;
}

/**
 * The stream of one of the user's answers from its first word, whether it is being written or has ended.
 * Throws `not_found`.
 */
export async function attachToAnswer(
  services: Services,
  { user, id }: Args,
): Promise<ReadableStream<Uint8Array>> {
  await readAnswer(services, { user, id });
  const live = await services.answers.attach(id);
  return live ?? streamStored(await settled(services, { user, id }));
}

/** Ends an answer that is being written and gives it as it is stored then. One that has ended is given as it is. */
export async function stopAnswer(services: Services, { user, id }: Args): Promise<AcolyteAnswer> {
  const answer = await readAnswer(services, { user, id });
  if (answer.state !== "streaming") return answer;
  if (await services.answers.stop(id)) return readAnswer(services, { user, id });
  return settled(services, { user, id });
}

async function readAnswer(services: Services, { user, id }: Args): Promise<AcolyteAnswer> {
  const found = await findAnswer(services.catalog, { userId: user.id, id });
  if (!found) throw notFound();
  return toAnswer(found.answer);
}

/** The answer as it ended. One that is noted as being written, but that nobody writes, was lost: it is removed. */
async function settled(services: Services, { user, id }: Args): Promise<AcolyteAnswer> {
  const found = await findAnswer(services.catalog, { userId: user.id, id });
  if (!found) throw notFound();
  if (found.answer.state !== "streaming") return toAnswer(found.answer);
  await giveUpLostAnswer(services, found.answer);
  throw notFound();
}

function notFound(): AppError {
  return new AppError("not_found", "This answer is not in your history.");
}
