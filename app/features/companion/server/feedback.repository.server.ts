import { companionFeedback } from "~/server/db/catalog/companion";
import type { CatalogDb } from "~/server/db/client.server";

export type FeedbackRow = typeof companionFeedback.$inferInsert;

/** Stores a rating; a second one of the same thing takes the place of the first. */
export async function storeFeedback(catalog: CatalogDb, row: FeedbackRow): Promise<void> {
  const { rating, createdAt } = row;
  await catalog
    .insert(companionFeedback)
    .values(row)
    .onConflictDoUpdate({
      target: [companionFeedback.userId, companionFeedback.contentType, companionFeedback.contentId],
      set: { rating, createdAt },
    });
}
