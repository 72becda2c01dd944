import { eq, inArray, sql } from "drizzle-orm";
import { throttles } from "~/server/db/catalog/accounts";
import type { CatalogDb } from "~/server/db/client.server";

/** A counter of failures: after `limit` within the window each further attempt must wait, longer each time. */
export interface FailureCounter {
  key: string;
  limit: number;
}

/** Milliseconds. */
export interface WaitPolicy {
  window: number;
  firstWait: number;
  longestWait: number;
}

/**
 * Counts an attempt on all counters, or on none when one of them makes it wait. Returns whether it may go on. One
 * statement, so that parallel attempts cannot pass the limits together.
 */
export async function countAttempt(
  catalog: CatalogDb,
  { counters, policy, now }: { counters: FailureCounter[]; policy: WaitPolicy; now: number },
): Promise<boolean> {
  const rules = JSON.stringify(counters);
  const isNew = sql`throttles.resets_at <= ${now}`;
  const count = sql`(CASE WHEN ${isNew} THEN 1 ELSE throttles.count + 1 END)`;
  const limit = sql`(SELECT value ->> 'limit' FROM json_each(${rules}) WHERE value ->> 'key' = throttles.key)`;
  // Doubling stops at 2^20, far beyond the longest wait, so that the shift cannot overflow.
  const wait = sql`min(${policy.longestWait}, ${policy.firstWait} * (1 << min(20, ${count} - ${limit})))`;
  const isOver = sql`${count} >= ${limit}`;
  const counted = await catalog.all(sql`
    INSERT INTO throttles (key, count, resets_at, blocked_until)
    SELECT value ->> 'key', 1, ${now + policy.window}, 0 FROM json_each(${rules})
    WHERE NOT EXISTS (
      SELECT 1 FROM throttles AS known
      WHERE known.key IN (SELECT value ->> 'key' FROM json_each(${rules})) AND known.blocked_until > ${now}
    )
    ON CONFLICT (key) DO UPDATE SET
      count = ${count},
      blocked_until = CASE WHEN ${isOver} THEN ${now} + ${wait} ELSE 0 END,
      resets_at = CASE
        WHEN ${isOver} THEN ${now + policy.window} + ${wait}
        WHEN ${isNew} THEN ${now + policy.window}
        ELSE throttles.resets_at
      END
    RETURNING key`);
  return counted.length > 0;
}

/** Counts one use of an allowance of `limit` in each window. Returns whether it was within it. One statement. */
export async function countUse(
  catalog: CatalogDb,
  { key, limit, window, now }: { key: string; limit: number; window: number; now: number },
): Promise<boolean> {
  const isNew = sql`throttles.resets_at <= ${now}`;
  const counted = await catalog.all(sql`
    INSERT INTO throttles (key, count, resets_at) VALUES (${key}, 1, ${now + window})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${isNew} THEN 1 ELSE throttles.count + 1 END,
      resets_at = CASE WHEN ${isNew} THEN excluded.resets_at ELSE throttles.resets_at END
    WHERE ${isNew} OR throttles.count < ${limit}
    RETURNING key`);
  return counted.length > 0;
}

/** Returns until when each of these counters refuses attempts, and when it resets. */
export async function findThrottles(catalog: CatalogDb, keys: string[]) {
  return catalog
    .select({ blockedUntil: throttles.blockedUntil, resetsAt: throttles.resetsAt })
    .from(throttles)
    .where(inArray(throttles.key, keys));
}

/** Deletes counters, and takes one attempt back from another, with the wait that this attempt started. */
export async function forgiveAttempt(
  catalog: CatalogDb,
  { forget, takeBack }: { forget: string[]; takeBack: FailureCounter | null },
): Promise<void> {
  const forgotten = catalog.delete(throttles).where(inArray(throttles.key, forget));
  if (!takeBack) return void (await forgotten);
  await catalog.batch([
    forgotten,
    catalog
      .update(throttles)
      .set({
        count: sql`max(0, count - 1)`,
        blockedUntil: sql`CASE WHEN count <= ${takeBack.limit} THEN 0 ELSE blocked_until END`,
      })
      .where(eq(throttles.key, takeBack.key)),
  ]);
}
