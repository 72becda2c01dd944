import { findNear } from "~/server/db/find-near";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { cutPage, type Page, type PageQuery } from "~/shared/paging";
import type { EntryFilter, EntryView, JournalEntry } from "../contract";
import { readEntry, readEntryScreen, readPage } from "./entries.repository.server";
import { toJournalEntry } from "./entry-rows.server";

/** Returns an entry of the user, in the recycle bin or not. Throws 404. */
export async function getEntry(
  services: Services,
  { user, id }: { user: SessionUser; id: string },
): Promise<JournalEntry> {
  const row = await findNear(services, user.journalShard, (journal) => readEntry(journal, user.id, id));
  if (!row) throw notFound();
  return toJournalEntry(row);
}

/** Returns a page of whole entries, newest first. Throws 400 for an unknown cursor. */
export async function listEntries(
  services: Services,
  args: { user: SessionUser; filter: EntryFilter } & PageQuery,
): Promise<Page<JournalEntry>> {
  const { user, filter, limit, before } = args;
  const page = await readPage(services.nearJournal(user.journalShard), user.id, {
    filter,
    limit: limit + 1,
    before: before ?? null,
    fromDate: null,
  });
  const { items, next } = cutPage(page, limit);
  return { items: items.map(toJournalEntry), next };
}

/** Loads an entry with its neighbours in the list, which wrap around at its ends. Throws 404. */
export async function loadEntry(
  services: Services,
  args: { user: SessionUser; id: string },
): Promise<EntryView> {
  const { user, id } = args;
  const found = await findNear(services, user.journalShard, async (journal) => {
    const { entry, ...ids } = await readEntryScreen(journal, user.id, id);
    return entry && { entry: toJournalEntry(entry), ...ids };
  });
  if (!found) throw notFound();
  const { entry } = found;
  const isAlone = found.newestId === found.oldestId;
  if (entry.deletedAt !== null || isAlone) return { entry, previousId: null, nextId: null };
  return {
    entry,
    previousId: found.newerId ?? found.oldestId ?? null,
    nextId: found.olderId ?? found.newestId ?? null,
  };
}

function notFound(): AppError {
  return new AppError("not_found", "There is no such entry.");
}
