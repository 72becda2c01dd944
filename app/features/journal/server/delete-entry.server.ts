import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { JournalEntry } from "../contract";
import { runEntryWrite } from "./run-write.server";

/** Moves an entry to the recycle bin, where it keeps the time of its first deletion. Throws 404. */
export async function deleteEntry(
  services: Services,
  args: { user: SessionUser; id: string },
): Promise<JournalEntry> {
  const now = services.clock.now().toISOString();
  return await runEntryWrite(services, args.user, { type: "delete", id: args.id, now });
}
