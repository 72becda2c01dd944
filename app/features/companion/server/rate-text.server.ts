import { findDanger } from "~/features/safety/domain/find-danger";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId } from "~/shared/ids";
import type { CompanionFeedbackInput } from "../domain/call-schemas";
import { storeFeedback } from "./feedback.repository.server";
import { requireCompanion } from "./require-companion.server";

/**
 * Stores the thumb on a prayer or reflection: ids and numbers, no text. Nothing is stored where the words that it was
 * written for show signs of danger.
 */
export async function rateText(
  services: Services,
  { user, input }: { user: SessionUser; input: CompanionFeedbackInput },
): Promise<void> {
  requireCompanion(user);
  const { contentType, contentId, feedbackType, userInput, contextData } = input;
  if (findDanger([userInput, contextData?.journalContent].join("\n\n"))) return;
  await storeFeedback(services.catalog, {
    id: newId(),
    userId: user.id,
    contentType,
    contentId: contentId == null ? null : String(contentId),
    rating: feedbackType === "thumbs_up" ? 1 : -1,
    prayerStyle: contextData?.prayerStyle,
    prayerLength: wholeOrNull(contextData?.prayerLength),
    wordCount: wholeOrNull(contextData?.wordCount),
    createdAt: services.clock.now().toISOString(),
  });
}

function wholeOrNull(value: number | null | undefined): number | null {
  return value == null || !Number.isSafeInteger(value) ? null : value;
}
