import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { JournalEntry } from "../contract";
import { runEntryWrite } from "./run-write.server";

/** Sets an entry's bookmark, or takes it away; its version stays. Throws 404, and 409 for an entry in the bin. */
export async function toggleBookmark(
  services: Services,
  args: { user: SessionUser; id: string },
): Promise<JournalEntry> {
  return await runEntryWrite(services, args.user, { type: "toggle-bookmark", id: args.id });
}
