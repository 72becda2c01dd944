import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { logs, requestCounts } from "~/server/db/catalog/logs";
import type { CatalogDb } from "~/server/db/client.server";

export type NewLogRow = Omit<typeof logs.$inferInsert, "key">;

/** Stores one row. */
export async function insertLog(catalog: CatalogDb, row: NewLogRow): Promise<void> {
  await catalog.insert(logs).values(row);
}

/** Adds the counts of one instance to the minute's sums. */
export async function addCounts(
  catalog: CatalogDb,
  { minute, requests, failures }: { minute: number; requests: number; failures: number },
): Promise<void> {
  await catalog
    .insert(requestCounts)
    .values({ minute, requests, failures })
    .onConflictDoUpdate({
      target: requestCounts.minute,
      set: {
        requests: sql`${requestCounts.requests} + ${requests}`,
        failures: sql`${requestCounts.failures} + ${failures}`,
      },
    });
}

/** Returns the newest rows, of one user or (`null`) of all, and the sums of all minutes after one. */
export async function readLogs(
  catalog: CatalogDb,
  { ofUser, limit, afterMinute }: { ofUser: string | null; limit: number; afterMinute: number },
) {
  const [rows, [counts]] = await catalog.batch([
    catalog
      .select()
      .from(logs)
      .where(ofUser === null ? undefined : eq(logs.userId, ofUser))
      .orderBy(desc(logs.key))
      .limit(limit),
    catalog
      .select({
        requests: sql<number>`coalesce(sum(${requestCounts.requests}), 0)`,
        failures: sql<number>`coalesce(sum(${requestCounts.failures}), 0)`,
      })
      .from(requestCounts)
      .where(gt(requestCounts.minute, afterMinute)),
  ]);
  return { rows, counts: counts ?? { requests: 0, failures: 0 } };
}

/**
 * Deletes, among the oldest `limit` rows, those made before an instant and those beyond the newest `rows`. Returns how
 * many. Reads only the oldest rows, because keys grow with time.
 */
export async function deleteOldLogs(
  catalog: CatalogDb,
  { before, rows, limit }: { before: string; rows: number; limit: number },
): Promise<number> {
  const result = await catalog
    .delete(logs)
    .where(
      and(
        sql`${logs.key} IN (SELECT key FROM logs ORDER BY key LIMIT ${limit})`,
        sql`(${logs.createdAt} < ${before} OR ${logs.key} <= (SELECT max(key) FROM logs) - ${rows})`,
      ),
    )
    .run();
  return result.meta.changes;
}

/** Deletes the sums of minutes before one. */
export async function deleteOldCounts(catalog: CatalogDb, beforeMinute: number): Promise<void> {
  await catalog.delete(requestCounts).where(lt(requestCounts.minute, beforeMinute));
}
