import type { JournalDb } from "~/server/db/client.server";
import { isTextFull } from "~/server/db/stored-text.server";
import type { EntryRow, EntryWrite, EntryWriteResult } from "~/server/ports/user-lane";
import { toJournalEntry } from "./entry-rows.server";
import {
  binEntry,
  emptyBin,
  insertEntry,
  insertEntryRows,
  purgeEntries,
  restoreEntries,
  toggleBookmark,
  updateEntry,
} from "./entry-writes.repository.server";

/** Carries out one entry write of a user, each in one D1 batch. */
export async function writeEntry(
  journal: JournalDb,
  userId: string,
  write: EntryWrite,
): Promise<EntryWriteResult> {
  try {
    return await storeWrite(journal, userId, write);
  } catch (error) {
    if (isTextFull(error)) return { ok: false, reason: "text_full" };
    throw error;
  }
}

async function storeWrite(journal: JournalDb, userId: string, write: EntryWrite): Promise<EntryWriteResult> {
  switch (write.type) {
    case "create": {
      const stored = await insertEntry(journal, userId, { ...write.entry }, write.imageIds);
      return stored ? done(stored) : { ok: false, reason: "not_found" };
    }
    case "update": {
      const { changes, now, ifVersion } = write;
      const edit = { ...changes, updatedAt: now };
      const result = await updateEntry(journal, userId, write.id, edit, write.imageIds, ifVersion);
      return changedOrRefused(result);
    }
    case "import": {
      const rows = write.entries.map(({ entry }) => ({ ...entry, version: 1, idempotencyKey: null }));
      const links = write.entries.flatMap(({ entry, imageIds }) =>
        imageIds.map((imageId) => ({ entryId: entry.id, imageId })),
      );
      return count(await insertEntryRows(journal, userId, rows, links));
    }
    case "toggle-bookmark":
      return changedOrRefused(await toggleBookmark(journal, userId, write.id));
    case "delete": {
      const binned = await binEntry(journal, userId, write.id, write.now);
      return binned ? done(binned) : { ok: false, reason: "not_found" };
    }
    case "restore": {
      const { restored, found } = await restoreEntries(journal, userId, write.ids);
      return found.length > 0 ? count(restored) : { ok: false, reason: "not_found" };
    }
    case "purge": {
      const { purged, kept } = await purgeEntries(journal, userId, write.ids, write.now);
      if (kept.length > 0) return { ok: false, reason: "not_in_bin" };
      return purged > 0 ? count(purged) : { ok: false, reason: "not_found" };
    }
    case "empty-bin":
      return count(await emptyBin(journal, userId, write.now));
    default:
      throw new Error(`Unknown write ${write satisfies never}`);
  }
}

function changedOrRefused(result: {
  changed: EntryRow | undefined;
  current: EntryRow | undefined;
}): EntryWriteResult {
  if (result.changed) return done(result.changed);
  if (!result.current) return { ok: false, reason: "not_found" };
  if (result.current.deletedAt !== null) return { ok: false, reason: "in_bin" };
  return { ok: false, reason: "stale", entry: toJournalEntry(result.current) };
}

function done(row: EntryRow): EntryWriteResult {
  return { ok: true, entry: toJournalEntry(row), count: 1 };
}

function count(entries: number): EntryWriteResult {
  return { ok: true, entry: null, count: entries };
}
