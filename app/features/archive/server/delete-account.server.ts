import { findStreams } from "~/features/companion/server/public.server";
import { imagesOf } from "~/features/journal/server/public.server";
import type { Services } from "~/server/ports/services";
import {
  type DueAccount,
  deleteCatalogRows,
  deleteJournalRows,
  deleteSomeEntries,
  startDeletion,
} from "./deletion.repository.server";

/** Entries that one batch deletes: each takes its words out of the search index. */
const ENTRIES_A_BATCH = 200;

/**
 * Deletes an account whose day has come: its answers' streams, its journal, its images, and then every row of the
 * catalog, `users` last, in one batch. Whatever it is interrupted by, it can be called again until it comes to its end.
 * False when the deletion was taken back, or has been done.
 */
export async function deleteAccount(services: Services, userId: string): Promise<boolean> {
  const now = services.clock.now();
  const account = await startDeletion(services.catalog, { userId, now: now.toISOString() });
  if (!account) return false;
  for (const id of await findStreams(services.catalog, { userId })) await services.answers.forget(id);
  await deleteJournal(services, account);
  await deleteCatalogRows(services.catalog, account);
  // What a call that was on its way when the sessions ended has still written.
  await deleteJournal(services, account);
  return true;
}

async function deleteJournal(services: Services, { id, journalShard }: DueAccount): Promise<void> {
  const journal = services.journal(journalShard);
  let deleted: number;
  do {
    deleted = await deleteSomeEntries(journal, id, ENTRIES_A_BATCH);
  } while (deleted === ENTRIES_A_BATCH);
  await deleteJournalRows(journal, id);
  await services.blobs.deleteAll(imagesOf(id));
}
