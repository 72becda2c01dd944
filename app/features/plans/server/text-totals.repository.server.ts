import { eq } from "drizzle-orm";
import { textTotals as catalogTotals } from "~/server/db/catalog/text-totals";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import { textTotals as journalTotals } from "~/server/db/journal/entries";

/** Bytes of text in the journal, and in all else: prayers, saved responses, conversations. */
export interface TextBytes {
  journal: number;
  others: number;
}

/** Returns the bytes of text that a person keeps. */
export async function readTextBytes(
  { catalog, journal }: { catalog: CatalogDb; journal: JournalDb },
  userId: string,
): Promise<TextBytes> {
  const [inJournal, others] = await Promise.all([
    journal
      .select({ bytes: journalTotals.bytes })
      .from(journalTotals)
      .where(eq(journalTotals.userId, userId)),
    catalog
      .select({ bytes: catalogTotals.bytes })
      .from(catalogTotals)
      .where(eq(catalogTotals.userId, userId)),
  ]);
  return { journal: inJournal[0]?.bytes ?? 0, others: others[0]?.bytes ?? 0 };
}
