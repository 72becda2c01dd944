import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { EntryView } from "../contract";
import { readEntryScreen } from "./entries.repository.server";
import { toJournalEntry } from "./entry-rows.server";

/** One entry with its neighbours in the list, which wrap around at its ends. Throws 404. */
export async function loadEntry(
  services: Services,
  args: { user: SessionUser; id: string },
): Promise<EntryView> {
  const { user, id } = args;
  const found = await readEntryScreen(services.journal(user.journalShard), user.id, id);
  if (!found.entry) throw new AppError("not_found", "There is no such entry.");
  const entry = toJournalEntry(found.entry);
  const isAlone = found.newestId === found.oldestId;
  if (entry.deletedAt !== null || isAlone) return { entry, previousId: null, nextId: null };
  return {
    entry,
    previousId: found.newerId ?? found.oldestId ?? null,
    nextId: found.olderId ?? found.newestId ?? null,
  };
}
