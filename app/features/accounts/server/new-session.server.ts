import { randomToken, sha256 } from "~/shared/ids";
import { sessionEnd } from "../domain/session-life";
import type { SessionRow } from "./accounts.repository.server";

/** A new session of a user: the token for the cookie, and the row that holds only its hash. */
export async function newSession(
  userId: string,
  { now }: { userAgent: string; now: Date },
): Promise<{ token: string; session: SessionRow }> {
  const token = randomToken(32);
  const at = now.toISOString();
  const session = {
    tokenHash: await sha256(token),
    userId,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: sessionEnd(now),
  };
  return { token, session };
}
