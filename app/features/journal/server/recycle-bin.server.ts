import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { JournalEntry } from "../contract";
import { runEntryWrite, runWrite } from "./run-write.server";

/** Moves an entry to the recycle bin, where it keeps the time of its first deletion. Throws 404. */
export async function deleteEntry(
  services: Services,
  args: { user: SessionUser; id: string },
): Promise<JournalEntry> {
  const now = services.clock.now().toISOString();
  return await runEntryWrite(services, args.user, { type: "delete", id: args.id, now });
}

/**
 * Restores entries from the recycle bin, in one write, and returns their number. Active entries and unknown ids are
 * ignored; throws 404 when the user has none of them.
 */
export async function restoreEntries(
  services: Services,
  args: { user: SessionUser; ids: string[] },
): Promise<number> {
  const { count } = await runWrite(services, args.user, { type: "restore", ids: args.ids });
  return count;
}

/**
 * Permanently deletes entries of the recycle bin, in one write, with the images that no other entry shows, and returns
 * their number. Unknown ids are ignored; throws 404 when the user has none of them, and 409 when one is not in the bin,
 * in which case all stay.
 */
export async function purgeEntries(
  services: Services,
  args: { user: SessionUser; ids: string[] },
): Promise<number> {
  const now = services.clock.now().toISOString();
  const { count } = await runWrite(services, args.user, { type: "purge", ids: args.ids, now });
  return count;
}

/** Permanently deletes all entries of the recycle bin, in one write, and returns their number. */
export async function emptyBin(services: Services, args: { user: SessionUser }): Promise<number> {
  const now = services.clock.now().toISOString();
  const { count } = await runWrite(services, args.user, { type: "empty-bin", now });
  return count;
}
