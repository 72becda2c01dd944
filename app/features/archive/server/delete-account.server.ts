import { findStreams } from "~/features/companion/server/public.server";
import { imagesOf } from "~/features/journal/server/public.server";
import type { Services } from "~/server/ports/services";
import {
  type DueAccount,
  deleteCatalogRows,
  findDueAccounts,
  noteDeletionAttempt,
  startDeletion,
} from "./deletion.repository.server";
import { deleteJournalRows, deleteSomeEntries } from "./journal-deletion.repository.server";
import { moveRows } from "./move-catalog-rows.server";

/** Entries in one batch: each deletes its words from the search index. */
const ENTRIES_A_BATCH = 200;
/** Accounts in one hour; the next hour continues. */
const ACCOUNTS_AN_HOUR = 100;

/** Deletes due accounts, each through its own lane, longest waiting first. A failed one moves to the end of the line. */
export async function deleteDueAccounts(services: Services): Promise<{ deleted: number; failed: number }> {
  const { catalog, clock } = services;
  const due = await findDueAccounts(catalog, { now: clock.now().toISOString(), limit: ACCOUNTS_AN_HOUR });
  const result = { deleted: 0, failed: 0 };
  for (const account of due) {
    try {
      await noteDeletionAttempt(catalog, { userId: account.id, now: clock.now().toISOString() });
      await services.lane(account).deleteAccount();
      result.deleted += 1;
    } catch {
      result.failed += 1;
    }
  }
  return result;
}

/**
 * Deletes a due account: the streams of its answers, its journal, its images, and every row of the catalog in one batch,
 * `users` last. After an interruption the same call continues. Returns `false` when the deletion was cancelled or is
 * already done.
 */
export async function deleteAccount(services: Services, userId: string): Promise<boolean> {
  const now = services.clock.now();
  const account = await startDeletion(services.catalog, { userId, now: now.toISOString() });
  if (!account) return false;
  await moveRows(services, account);
  for (const id of await findStreams(services.journal(account.journalShard), { userId }))
    await services.answers.forget(id);
  await deleteJournal(services, account);
  await deleteCatalogRows(services.catalog, account);
  // A call that was under way when the sessions ended may have written again.
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
