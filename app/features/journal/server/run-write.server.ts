import { textFullError } from "~/server/db/stored-text.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { EntryWrite, EntryWriteResult } from "~/server/ports/user-lane";
import { AppError } from "~/shared/errors";
import type { JournalEntry } from "../contract";
import { toJournalEntry } from "./entry-rows.server";

type Stored = Extract<EntryWriteResult, { ok: true }>;

/** Sends a write to the user's lane. A refusal becomes a coded error: 404 or 409. */
export async function runWrite(services: Services, user: SessionUser, write: EntryWrite): Promise<Stored> {
  const result = await services.lane({ id: user.id, journalShard: user.journalShard }).write(write);
  if (result.ok) return result;
  switch (result.reason) {
    case "not_found":
      throw new AppError("not_found", "There is no such entry.");
    case "stale":
      throw new AppError("conflict", "This entry was changed somewhere else in the meantime.", {
        details: { entry: toJournalEntry(result.entry) },
      });
    case "in_bin":
      throw new AppError("conflict", "This entry is in the recycle bin. Restore it first.");
    case "not_in_bin":
      throw new AppError("conflict", "Only entries in the recycle bin can be deleted permanently.");
    case "text_full":
      throw textFullError("journal");
    default:
      throw new Error(`Unknown refusal ${result satisfies never}`);
  }
}

/** As `runWrite`, for the writes that end in one entry. */
export async function runEntryWrite(
  services: Services,
  user: SessionUser,
  write: EntryWrite,
): Promise<JournalEntry> {
  const { entry } = await runWrite(services, user, write);
  if (!entry) throw new Error(`The write ${write.type} gave no entry`);
  return toJournalEntry(entry);
}
