import { findStreams } from "~/features/companion/server/public.server";
import { imagesOf } from "~/features/journal/server/public.server";
import type { JournalDb } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import {
  deleteCatalogRows,
  findDueAccounts,
  noteDeletionAttempt,
  startDeletion,
} from "./deletion.repository.server";
import { deleteJournalRows, deleteSomeEntries } from "./journal-deletion.repository.server";
import { moveRows } from "./move-catalog-rows.server";
import { findMoves } from "./moves.repository.server";
import { forgetMove } from "./person-rows.repository.server";

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
  const streams = await findStreams(services.journal(account.journalShard), { userId });
  for (const id of streams) await services.answers.forget(id);
  const moves = await findMoves(services.catalog, userId);
  const shards = new Set([account.journalShard, ...moves.flatMap((one) => [one.fromShard, one.toShard])]);
  const deleteJournal = async () => {
    for (const shard of shards) await deleteRowsInShard(services.journal(shard), userId);
    await services.blobs.deleteAll(imagesOf(userId));
  };
  await deleteJournal();
  await deleteCatalogRows(services.catalog, account);
  // A call that was under way when the sessions ended may have written again.
  await deleteJournal();
  return true;
}

/** Deletes all that a person has in a shard. Their images are no rows. */
export async function deleteRowsInShard(journal: JournalDb, userId: string): Promise<void> {
  await forgetMove(journal, userId);
  let deleted: number;
  do {
    deleted = await deleteSomeEntries(journal, userId, ENTRIES_A_BATCH);
  } while (deleted === ENTRIES_A_BATCH);
  await deleteJournalRows(journal, userId);
}
