import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { runWrite } from "./run-write.server";

/**
 * Deletes entries of the recycle bin for good, in one write, with the images that no other entry shows. Those that
 * are gone already are passed over; throws 404 when the user has none of them, and 409 when one of them is not in
 * the bin, in which case all stay. Gives how many are gone.
 */
export async function purgeEntries(
  services: Services,
  args: { user: SessionUser; ids: string[] },
): Promise<number> {
  const now = services.clock.now().toISOString();
  const { count } = await runWrite(services, args.user, { type: "purge", ids: args.ids, now });
  return count;
}
