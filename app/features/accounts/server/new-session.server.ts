import { randomToken, sha256 } from "~/shared/ids";
import { sessionEnd } from "../domain/session-lifetime";
import type { SessionRow } from "./accounts.repository.server";

/** As much of a browser's `User-Agent` as is kept; real ones have 100 to 250 characters. */
const MOST_OF_USER_AGENT = 300;

/** A new session of a user: the token for the cookie, and the row that holds only its hash. */
export async function newSession(
  userId: string,
  { userAgent, now }: { userAgent: string; now: Date },
): Promise<{ token: string; session: SessionRow }> {
  const token = randomToken(32);
  const at = now.toISOString();
  const session = {
    tokenHash: await sha256(token),
    userId,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: sessionEnd(now, now),
    userAgent: userAgent.slice(0, MOST_OF_USER_AGENT),
  };
  return { token, session };
}
