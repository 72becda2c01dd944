import type { Services } from "../ports/services";
import type { JournalDb } from "./client.server";

/**
 * Returns what `find` finds in the nearest copy of a shard. What a replica does not have (yet) is looked for in the primary:
 * a link may be opened by somebody else, or on another device, before the replica knows what it leads to.
 */
export async function findNear<T>(
  { journal, nearJournal }: Pick<Services, "journal" | "nearJournal">,
  shard: number,
  find: (journal: JournalDb) => Promise<T | undefined>,
): Promise<T | undefined> {
  return (await find(nearJournal(shard))) ?? (await find(journal(shard)));
}
