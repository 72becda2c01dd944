import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { JournalEntry } from "../contract";
import type { UpdateEntryInput } from "../domain/call-schemas";
import { prepareContent } from "./prepare-content.server";
import { runEntryWrite } from "./run-write.server";

/**
 * Replaces an entry's content, and its title and mood when they are given. With `ifVersion` only while that is the
 * entry's version: else 409 with the entry as it is now; without it the last write wins.
 */
export async function updateEntry(
  services: Services,
  args: { user: SessionUser; id: string; input: UpdateEntryInput; ifVersion: number | null },
): Promise<JournalEntry> {
  const { user, id, input, ifVersion } = args;
  const { imageIds, ...prepared } = prepareContent(input.content);
  return await runEntryWrite(services, user, {
    type: "update",
    id,
    changes: { ...prepared, title: input.title, mood: input.mood },
    imageIds,
    ifVersion,
    now: services.clock.now().toISOString(),
  });
}
