import { findDanger } from "~/features/safety/domain/find-danger";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId } from "~/shared/ids";
import type { AnswerFeedbackInput } from "../domain/call-schemas";
import { findAnswer, findAnswerByText } from "./answers.repository.server";
import { storeFeedback } from "./feedback.repository.server";
import { requireCompanion } from "./require-companion.server";
import { textHash } from "./text-hash.server";

/**
 * Stores the thumb on an answer: ids and numbers. The texts sent along serve to find the answer and are discarded.
 * Nothing is stored where the question shows signs of danger.
 */
export async function rateAnswer(
  services: Services,
  { user, input }: { user: SessionUser; input: AnswerFeedbackInput },
): Promise<void> {
  requireCompanion(user);
  if (findDanger(input.question ?? "")) return;
  const { contentType, rating, mode, denomination, sources } = input;
  await storeFeedback(services.catalog, {
    id: newId(),
    userId: user.id,
    contentType,
    contentId: await findRated(services, { user, input }),
    rating,
    mode,
    denomination,
    sources,
    createdAt: services.clock.now().toISOString(),
  });
}

async function findRated(
  services: Services,
  { user, input }: { user: SessionUser; input: AnswerFeedbackInput },
): Promise<string | null> {
  const { catalog } = services;
  const { answerId, response } = input;
  const named = answerId ? await findAnswer(catalog, { userId: user.id, id: answerId }) : null;
  if (named || !response) return named?.answer.id ?? null;
  const found = await findAnswerByText(catalog, { userId: user.id, hash: await textHash(response) });
  return found?.answer.id ?? null;
}
