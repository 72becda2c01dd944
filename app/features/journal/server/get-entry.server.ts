import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { JournalEntry } from "../contract";
import { readEntry } from "./entries.repository.server";
import { toJournalEntry } from "./entry-rows.server";

/** An entry of the user, in the recycle bin or not. Throws 404. */
export async function getEntry(
  services: Services,
  args: { user: SessionUser; id: string },
): Promise<JournalEntry> {
  const row = await readEntry(services.journal(args.user.journalShard), args.user.id, args.id);
  if (!row) throw new AppError("not_found", "There is no such entry.");
  return toJournalEntry(row);
}
