import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { runWrite } from "./run-write.server";

/** Deletes all entries of the recycle bin for good, in one write. Gives how many are gone. */
export async function emptyBin(services: Services, args: { user: SessionUser }): Promise<number> {
  const now = services.clock.now().toISOString();
  const { count } = await runWrite(services, args.user, { type: "empty-bin", now });
  return count;
}
