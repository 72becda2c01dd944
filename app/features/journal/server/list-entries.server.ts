import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { cutPage } from "~/shared/paging";
import type { EntryFilter, JournalEntry } from "../contract";
import type { ListEntriesQuery } from "../domain/call-schemas";
import { readPage } from "./entries.repository.server";
import { toJournalEntry } from "./entry-rows.server";

/** A page of whole entries, newest first, and the id from which the next page goes on. Throws 400 for an unknown cursor. */
export async function listEntries(
  services: Services,
  args: { user: SessionUser; filter: EntryFilter } & ListEntriesQuery,
): Promise<{ items: JournalEntry[]; next: string | null }> {
  const { user, filter, limit, before } = args;
  const page = await readPage(services.journal(user.journalShard), user.id, {
    filter,
    limit: limit + 1,
    before: before ?? null,
    fromDate: null,
  });
  const { items, next } = cutPage(page, limit);
  return { items: items.map(toJournalEntry), next };
}
