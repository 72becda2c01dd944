import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { runWrite } from "./run-write.server";

/**
 * Takes entries out of the recycle bin, in one write. Those that are active already and those that the user does not
 * have are passed over; throws 404 when the user has none of them. Gives how many came back.
 */
export async function restoreEntries(
  services: Services,
  args: { user: SessionUser; ids: string[] },
): Promise<number> {
  const { count } = await runWrite(services, args.user, { type: "restore", ids: args.ids });
  return count;
}
