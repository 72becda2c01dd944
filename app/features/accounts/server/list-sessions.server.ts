import type { Services } from "~/server/ports/services";
import { sha256 } from "~/shared/ids";
import type { OpenSession } from "../contract";
import { deviceName } from "../domain/device-name";
import { findSessionsOf } from "./sessions.repository.server";

/** As many as any list of the API has. */
const MOST = 100;

/** Whose sessions, and the hash of the token that the request came with. */
export interface SessionOwner {
  userId: string;
  tokenHash: string;
}

/** The devices that a user is signed in on, last used first. */
export async function listSessions(services: Services, owner: SessionOwner): Promise<OpenSession[]> {
  const found = await findSessions(services, owner);
  return found.map(({ id, tokenHash, createdAt, lastUsedAt, userAgent }) => ({
    id,
    device: deviceName(userAgent),
    createdAt,
    lastUsedAt,
    isCurrent: tokenHash === owner.tokenHash,
  }));
}

/**
 * The stored sessions of a user, each with the id that its owner may see: a hash of the stored hash, so that the column
 * that opens an account is told to nobody.
 */
export async function findSessions(services: Services, { userId }: Pick<SessionOwner, "userId">) {
  const now = services.clock.now().toISOString();
  const rows = await findSessionsOf(services.catalog, { userId, now, limit: MOST });
  return Promise.all(rows.map(async (row) => ({ ...row, id: await sha256(`session\n${row.tokenHash}`) })));
}
