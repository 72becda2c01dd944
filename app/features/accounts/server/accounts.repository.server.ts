import { and, eq, getTableColumns, gt } from "drizzle-orm";
import { sessions, users } from "~/server/db/catalog/accounts";
import type { CatalogDb } from "~/server/db/client.server";

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** The session with this token hash that is not over at `now`, and its user, in one query. */
export async function findSessionWithUser(
  catalog: CatalogDb,
  { tokenHash, now }: { tokenHash: string; now: string },
) {
  const rows = await catalog
    .select({
      tokenHash: sessions.tokenHash,
      lastUsedAt: sessions.lastUsedAt,
      user: getTableColumns(users),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return rows[0] ?? null;
}

/** Notes a use of a session and moves its end. A use noted meanwhile by another request stands. */
export async function renewSession(
  catalog: CatalogDb,
  session: Pick<SessionRow, "tokenHash" | "lastUsedAt" | "expiresAt"> & { lastSeenUse: string },
): Promise<void> {
  await catalog
    .update(sessions)
    .set({ lastUsedAt: session.lastUsedAt, expiresAt: session.expiresAt })
    .where(and(eq(sessions.tokenHash, session.tokenHash), eq(sessions.lastUsedAt, session.lastSeenUse)));
}
