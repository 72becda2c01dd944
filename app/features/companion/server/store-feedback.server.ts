import { findDanger } from "~/features/safety/domain/find-danger";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId } from "~/shared/ids";
import type { AnswerFeedbackInput, CompanionFeedbackInput } from "../contract";
import { textHash } from "../domain/transcript";
import { findAnswer, findAnswerByText } from "./answers.repository.server";
import { requireCompanion } from "./companion-status.server";
import { storeFeedback } from "./feedback.repository.server";

/**
 * Stores the rating of an answer: ids and numbers. The texts in the input only serve to find the answer. Stores nothing
 * when the question shows signs of danger.
 */
export async function rateAnswer(
  services: Services,
  { user, input }: { user: SessionUser; input: AnswerFeedbackInput },
): Promise<void> {
  requireCompanion(user);
  if (findDanger(input.question ?? "")) return;
  const { contentType, rating, mode, denomination, sources } = input;
  const contentId = await findRated(services, { user, input });
  await storeFeedback(services.journal(user.journalShard), {
    ...newRow(services, user),
    ...{ contentType, contentId, rating, mode, denomination, sources },
  });
}

/** Stores the rating of a prayer or reflection in the same way. */
export async function rateText(
  services: Services,
  { user, input }: { user: SessionUser; input: CompanionFeedbackInput },
): Promise<void> {
  requireCompanion(user);
  const { contentType, contentId, feedbackType, userInput, contextData } = input;
  if (findDanger([userInput, contextData?.journalContent].join("\n\n"))) return;
  await storeFeedback(services.journal(user.journalShard), {
    ...newRow(services, user),
    contentType,
    contentId: contentId == null ? null : String(contentId),
    rating: feedbackType === "thumbs_up" ? 1 : -1,
    prayerStyle: contextData?.prayerStyle,
    prayerLength: wholeOrNull(contextData?.prayerLength),
    wordCount: wholeOrNull(contextData?.wordCount),
  });
}

function newRow({ clock }: Services, user: SessionUser) {
  return { id: newId(), userId: user.id, createdAt: clock.now().toISOString() };
}

async function findRated(
  services: Services,
  { user, input }: { user: SessionUser; input: AnswerFeedbackInput },
): Promise<string | null> {
  const journal = services.journal(user.journalShard);
  const userId = user.id;
  const { answerId, response } = input;
  const named = answerId ? await findAnswer(journal, { userId, id: answerId }) : null;
  if (named || !response) return named?.answer.id ?? null;
  const found = await findAnswerByText(journal, { userId, hash: await textHash(response) });
  return found?.answer.id ?? null;
}

function wholeOrNull(value: number | null | undefined): number | null {
  return value == null || !Number.isSafeInteger(value) ? null : value;
}
