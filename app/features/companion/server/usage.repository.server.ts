import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { companionCalls, companionStreams, companionUsage } from "~/server/db/catalog/companion";
import type { CatalogDb } from "~/server/db/client.server";

export type CallRow = typeof companionCalls.$inferInsert;

/** The day that a call counts on. */
export interface UsageDay {
  userId: string;
  /** yyyy-MM-dd of the person's own zone. */
  localDate: string;
}

/** Counts one call, unless the day's are used up: one statement, so that parallel calls cannot pass the limit together. */
export async function countCall(catalog: CatalogDb, day: UsageDay, limit: number): Promise<boolean> {
  const result = await catalog
    .insert(companionUsage)
    .values({ ...day, count: 1 })
    .onConflictDoUpdate({
      target: [companionUsage.userId, companionUsage.localDate],
      set: { count: sql`${companionUsage.count} + 1` },
      setWhere: lt(companionUsage.count, limit),
    })
    .run();
  return result.meta.changes === 1;
}

/** The statement that gives a call back. */
export function uncountCall(catalog: CatalogDb, { userId, localDate }: UsageDay, condition = sql`TRUE`) {
  return catalog
    .update(companionUsage)
    .set({ count: sql`${companionUsage.count} - 1` })
    .where(
      and(
        eq(companionUsage.userId, userId),
        eq(companionUsage.localDate, localDate),
        gt(companionUsage.count, 0),
        condition,
      ),
    );
}

/** Calls counted on a day. */
export async function readUsage(catalog: CatalogDb, { userId, localDate }: UsageDay): Promise<number> {
  const rows = await catalog
    .select({ count: companionUsage.count })
    .from(companionUsage)
    .where(and(eq(companionUsage.userId, userId), eq(companionUsage.localDate, localDate)));
  return rows[0]?.count ?? 0;
}

/** Makes a stream the person's one stream; false while they have another that began after `staleBefore` (epoch ms). */
export async function takeStream(
  catalog: CatalogDb,
  stream: { userId: string; streamId: string; startedAt: number; staleBefore: number },
): Promise<boolean> {
  const { userId, streamId, startedAt, staleBefore } = stream;
  const result = await catalog
    .insert(companionStreams)
    .values({ userId, streamId, startedAt })
    .onConflictDoUpdate({
      target: companionStreams.userId,
      set: { streamId, startedAt },
      setWhere: lt(companionStreams.startedAt, staleBefore),
    })
    .run();
  return result.meta.changes === 1;
}

/** The statement that ends a person's stream; another one that took its place stays. */
export function releaseStream(catalog: CatalogDb, stream: { userId: string; streamId: string }) {
  return catalog
    .delete(companionStreams)
    .where(and(eq(companionStreams.userId, stream.userId), eq(companionStreams.streamId, stream.streamId)));
}

/** The statement that stores what a call took. */
export function insertCall(catalog: CatalogDb, call: CallRow) {
  return catalog.insert(companionCalls).values(call);
}

/** How the last calls of an engine ended, the newest first. */
export async function readOutcomes(
  catalog: CatalogDb,
  { engine, after, limit }: { engine: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await catalog
    .select({ outcome: companionCalls.outcome })
    .from(companionCalls)
    .where(and(eq(companionCalls.engine, engine), gt(companionCalls.createdAt, after)))
    .orderBy(desc(companionCalls.createdAt))
    .limit(limit);
  return rows.map(({ outcome }) => outcome);
}

/** Deletes the figures of calls, and the counts of days, that are older than both instants; gives how many rows. */
export async function deleteOldUsage(
  catalog: CatalogDb,
  { callsBefore, daysBefore }: { callsBefore: string; daysBefore: string },
): Promise<number> {
  const results = await catalog.batch([
    catalog.delete(companionCalls).where(lt(companionCalls.createdAt, callsBefore)),
    catalog.delete(companionUsage).where(lt(companionUsage.localDate, daysBefore)),
  ]);
  return results.reduce((sum, result) => sum + result.meta.changes, 0);
}
