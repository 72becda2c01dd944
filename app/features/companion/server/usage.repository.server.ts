import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import { companionCalls, modelDays } from "~/server/db/catalog/model-calls";
import type { CatalogDb } from "~/server/db/client.server";

/** Stores when a user agreed that their words go to a model provider; `null` takes it back. */
export async function storeConsent(
  catalog: CatalogDb,
  userId: string,
  changes: { aiConsentAt: string | null; updatedAt: string },
): Promise<void> {
  await catalog.update(users).set(changes).where(eq(users.id, userId));
}

export type CallRow = typeof companionCalls.$inferInsert;

/**
 * Counts one call of the configured model on a UTC day unless the day's are used up: one statement, so that parallel
 * calls cannot pass the limit together. Returns the day's count, or `null` when it is used up.
 */
export async function countModelCall(
  catalog: CatalogDb,
  { day, limit }: { day: string; limit: number },
): Promise<number | null> {
  const rows = await catalog
    .insert(modelDays)
    .values({ day, count: 1 })
    .onConflictDoUpdate({
      target: modelDays.day,
      set: { count: sql`${modelDays.count} + 1` },
      setWhere: lt(modelDays.count, limit),
    })
    .returning({ count: modelDays.count });
  return rows[0]?.count ?? null;
}

/** Returns the statement that stores the figures of a call. */
export function insertCall(catalog: CatalogDb, call: CallRow) {
  return catalog.insert(companionCalls).values(call);
}

/** Returns the outcomes of the configured model's latest calls, the newest first, and its count on a UTC day. */
export async function readLatestCalls(
  catalog: CatalogDb,
  { day, after, limit }: { day: string; after: string; limit: number },
): Promise<{ outcomes: string[]; count: number }> {
  const [calls, days] = await catalog.batch([
    catalog
      .select({ outcome: companionCalls.outcome })
      .from(companionCalls)
      .where(and(eq(companionCalls.engine, "model"), gt(companionCalls.createdAt, after)))
      .orderBy(desc(companionCalls.createdAt))
      .limit(limit),
    catalog.select({ count: modelDays.count }).from(modelDays).where(eq(modelDays.day, day)),
  ]);
  return { outcomes: calls.map(({ outcome }) => outcome), count: days[0]?.count ?? 0 };
}

/** Deletes figures of calls, and the days' counts of the configured model, from before these dates; returns the count. */
export async function deleteOldUsage(
  catalog: CatalogDb,
  { callsBefore, daysBefore }: { callsBefore: string; daysBefore: string },
): Promise<number> {
  const results = await catalog.batch([
    catalog.delete(companionCalls).where(lt(companionCalls.createdAt, callsBefore)),
    catalog.delete(modelDays).where(lt(modelDays.day, daysBefore)),
  ]);
  return results.reduce((sum, result) => sum + result.meta.changes, 0);
}
