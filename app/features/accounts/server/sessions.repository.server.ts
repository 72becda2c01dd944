import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions } from "~/server/db/catalog/accounts";
import type { CatalogDb } from "~/server/db/client.server";

/** The sessions of a user that are not over at `now`, last used first. */
export async function findSessionsOf(
  catalog: CatalogDb,
  { userId, now, limit }: { userId: string; now: string; limit: number },
) {
  return catalog
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(limit);
}

/** Deletes the sessions of a user but the one with this token hash; gives how many there were. */
export async function deleteOtherSessions(
  catalog: CatalogDb,
  { userId, tokenHash }: { userId: string; tokenHash: string },
): Promise<number> {
  const result = await catalog
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .run();
  return result.meta.changes;
}
