import type { JournalDb } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import type { EntryWrite, EntryWriteResult } from "~/server/ports/user-lane";

/** Carries out one entry write of a user in one D1 batch. For the write lane alone, which keeps them in order. */
export async function writeEntry(
  _journal: JournalDb,
  _userId: string,
  write: EntryWrite,
): Promise<EntryWriteResult> {
  throw new Error(`Not written yet: ${write.type}`);
}

/** Leases the due outbox rows of a shard and gives their ids. */
export async function claimOutbox(_services: Services, _shard: number): Promise<string[]> {
  return [];
}

/** Carries out the side effect that an outbox row names and removes the row. */
export async function carryOutOutbox(
  _services: Services,
  _message: { shard: number; id: string },
): Promise<"done" | "unknown-kind"> {
  return "done";
}
