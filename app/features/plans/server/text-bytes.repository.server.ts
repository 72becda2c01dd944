import { eq } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { otherTextTotals } from "~/server/db/journal/counts";
import { textTotals } from "~/server/db/journal/entries";
import { batch } from "~/server/db/statements";

/** Bytes of text in the journal, and in all else: prayers, saved responses, conversations. */
export interface TextBytes {
  journal: number;
  others: number;
}

/** Returns the bytes of a user's stored text. */
export async function readTextBytes(journal: JournalDb, userId: string): Promise<TextBytes> {
  const { inJournal, others } = await batch(journal, {
    inJournal: journal
      .select({ bytes: textTotals.bytes })
      .from(textTotals)
      .where(eq(textTotals.userId, userId)),
    others: journal
      .select({ bytes: otherTextTotals.bytes })
      .from(otherTextTotals)
      .where(eq(otherTextTotals.userId, userId)),
  });
  return { journal: inJournal[0]?.bytes ?? 0, others: others[0]?.bytes ?? 0 };
}
