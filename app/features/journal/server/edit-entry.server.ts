import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { JournalEntry, UpdateEntryInput } from "../contract";
import { prepareContent } from "./prepare-content.server";
import { runEntryWrite } from "./run-write.server";

/**
 * Replaces an entry's content, and its other fields if present. With `ifVersion` only while the entry has that version,
 * else it throws 409 with the current entry; without it the last write wins.
 */
export async function updateEntry(
  services: Services,
  args: { user: SessionUser; id: string; input: UpdateEntryInput; ifVersion: number | null },
): Promise<JournalEntry> {
  const { user, id, ifVersion } = args;
  const { content, ...fields } = args.input;
  const { imageIds, ...prepared } = prepareContent(content);
  return await runEntryWrite(services, user, {
    type: "update",
    id,
    changes: { ...fields, ...prepared },
    imageIds,
    ifVersion,
    now: services.clock.now().toISOString(),
  });
}

/** Sets or removes an entry's bookmark; its version stays. Throws 404, and 409 for an entry in the bin. */
export async function toggleBookmark(
  services: Services,
  args: { user: SessionUser; id: string },
): Promise<JournalEntry> {
  return await runEntryWrite(services, args.user, { type: "toggle-bookmark", id: args.id });
}
