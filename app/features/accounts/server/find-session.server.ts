import type { Services } from "~/server/ports/services";
import type { Session } from "~/server/ports/session";
import { sha256 } from "~/shared/ids";
import { isRenewalDue, sessionEnd } from "../domain/session-lifetime";
import { findSessionWithUser, renewSession } from "./accounts.repository.server";
import { toSessionUser } from "./to-user.server";

/**
 * The session that a cookie's token opens, or null when it is unknown or over. One query. A use moves the end to
 * 30 days from now, within the longest life of a session; that is written after the answer and at most once a day.
 */
export async function findSession(services: Services, token: string): Promise<Session | null> {
  const now = services.clock.now();
  const found = await findSessionWithUser(services.catalog, {
    tokenHash: await sha256(token),
    now: now.toISOString(),
  });
  if (!found) return null;
  const { tokenHash, lastUsedAt } = found;
  if (isRenewalDue(lastUsedAt, now)) {
    const renewal = renewSession(services.catalog, {
      tokenHash,
      lastSeenUse: lastUsedAt,
      lastUsedAt: now.toISOString(),
      expiresAt: sessionEnd(new Date(found.createdAt), now),
    });
    // The next request renews it; the error's text would carry the statement's values into the log.
    services.afterResponse(renewal.catch(() => undefined));
  }
  return { tokenHash, lastUsedAt, deletionDueAt: found.deletionDueAt, user: toSessionUser(found.user) };
}
