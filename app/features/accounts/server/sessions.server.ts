import { addDays, min } from "date-fns";
import type { Services } from "~/server/ports/services";
import type { Session } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { randomToken, sha256 } from "~/shared/ids";
import type { OpenSession } from "../contract";
import { deviceName } from "../domain/device-name";
import {
  deleteOtherSessions,
  deleteSession,
  findSessionsOf,
  findSessionWithUser,
  renewSession,
  type SessionRow,
} from "./accounts.repository.server";
import { toSessionUser } from "./to-user.server";

const LIFE_DAYS = 30;
/** As long as browsers keep a cookie: even a session in daily use ends then. */
const LONGEST_DAYS = 400;
const DAY_MS = 24 * 3_600_000;
/** The kept start of a browser's `User-Agent`; real ones have 100 to 250 characters. */
const USER_AGENT_LENGTH = 300;
/** Sessions in the list, as in any list of the API. */
const MOST = 100;

/** The browser that makes a request. */
export interface Visitor {
  /** The network address. */
  address: string;
  /** The `User-Agent`, for the list of sessions. */
  userAgent: string;
  /** The app's own origin, as the browser sees it, for links in mails. */
  origin: string;
  /** The cookie of known accounts (`known-device`). */
  device: string | null;
}

/** A user, and the hash of the token that the request came with. */
export interface SessionOwner {
  userId: string;
  tokenHash: string;
}

/** Returns a new session of a user: the token for the cookie, and the row, which holds only its hash. */
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
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
  };
  return { token, session };
}

/**
 * Returns the session that a cookie's token opens, or `null` when it is unknown or expired. One query. A use renews the
 * session for 30 days, up to its longest life; that is written after the response and at most once a day.
 */
export async function findSession(services: Services, token: string): Promise<Session | null> {
  const now = services.clock.now();
  const found = await findSessionWithUser(services.catalog, {
    tokenHash: await sha256(token),
    now: now.toISOString(),
  });
  if (!found) return null;
  const { tokenHash, lastUsedAt } = found;
  if (now.getTime() - Date.parse(lastUsedAt) > DAY_MS) {
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

/** Returns the end of a session that is used at `now`, as ISO 8601 UTC. */
function sessionEnd(createdAt: Date, now: Date): string {
  return min([addDays(now, LIFE_DAYS), addDays(createdAt, LONGEST_DAYS)]).toISOString();
}

/** Rejects when sessions cannot be read: looks for one that does not exist, as signing in would. */
export async function probeSessions({ catalog, clock }: Services): Promise<void> {
  await findSessionWithUser(catalog, { tokenHash: "", now: clock.now().toISOString() });
}

/** Returns the devices that a user is signed in on, last used first. */
export async function listSessions(services: Services, owner: SessionOwner): Promise<OpenSession[]> {
  const found = await findSessions(services, owner.userId);
  return found.map(({ id, tokenHash, createdAt, lastUsedAt, userAgent }) => ({
    id,
    device: deviceName(userAgent),
    createdAt,
    lastUsedAt,
    isCurrent: tokenHash === owner.tokenHash,
  }));
}

/** Ends one session of a user. Returns whether the request came with it. Throws `not_found`. */
export async function endSession(
  services: Services,
  { id, userId, tokenHash }: SessionOwner & { id: string },
): Promise<{ isCurrent: boolean }> {
  const session = (await findSessions(services, userId)).find((one) => one.id === id);
  if (!session) throw new AppError("not_found", "This device is no longer signed in.");
  await deleteSession(services.catalog, session.tokenHash);
  return { isCurrent: session.tokenHash === tokenHash };
}

/** Ends every session of a user but the one that the request came with. */
export async function endOtherSessions(services: Services, owner: SessionOwner): Promise<void> {
  await deleteOtherSessions(services.catalog, owner);
}

/** Ends the session that the request came with, if it has not expired. */
export async function signOut(services: Services, tokenHash: string): Promise<void> {
  await deleteSession(services.catalog, tokenHash);
}

/** Returns the stored sessions of a user. Their public id is a hash of the stored hash, which must not leave the server. */
async function findSessions(services: Services, userId: string) {
  const now = services.clock.now().toISOString();
  const rows = await findSessionsOf(services.catalog, { userId, now, limit: MOST });
  return Promise.all(rows.map(async (row) => ({ ...row, id: await sha256(`session\n${row.tokenHash}`) })));
}
