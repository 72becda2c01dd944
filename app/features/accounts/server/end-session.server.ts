import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { deleteSession } from "./accounts.repository.server";
import { findSessions, type SessionOwner } from "./list-sessions.server";
import { deleteOtherSessions } from "./sessions.repository.server";

/** Ends one session of a user; gives whether it is the one that the request came with. Throws `not_found`. */
export async function endSession(
  services: Services,
  { id, userId, tokenHash }: SessionOwner & { id: string },
): Promise<{ isCurrent: boolean }> {
  const session = (await findSessions(services, { userId })).find((one) => one.id === id);
  if (!session) throw new AppError("not_found", "This device is not signed in any more.");
  await deleteSession(services.catalog, session.tokenHash);
  return { isCurrent: session.tokenHash === tokenHash };
}

/** Ends every session of a user but the one that the request came with; gives how many there were. */
export async function endOtherSessions(services: Services, owner: SessionOwner): Promise<number> {
  return deleteOtherSessions(services.catalog, owner);
}
