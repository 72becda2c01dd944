import type { JournalDb } from "~/server/db/client.server";
import { companionFeedback } from "~/server/db/journal/companion";

/** Stores a rating. A second one of the same answer or text replaces the first. */
export async function storeFeedback(
  journal: JournalDb,
  row: typeof companionFeedback.$inferInsert,
): Promise<void> {
  const { rating, createdAt } = row;
  await journal
    .insert(companionFeedback)
    .values(row)
    .onConflictDoUpdate({
      target: [companionFeedback.userId, companionFeedback.contentType, companionFeedback.contentId],
      set: { rating, createdAt },
    });
}
