import { and, eq, gt, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { dailyQuotas } from "~/server/db/journal/counts";
import type { QuotaOf, QuotaUse } from "../contract";

const isOf = ({ userId, kind }: QuotaOf) => and(eq(dailyQuotas.userId, userId), eq(dailyQuotas.kind, kind));

/**
 * Counts one use within the window's limit: one statement, so that parallel uses cannot pass it together. An ended window
 * is replaced by one until `midnight`, or until `shortestMs` after the last window's end if that is later: a change of
 * timezone cannot bring the next window forward. Returns the window's end either way.
 */
export async function countUse(
  journal: JournalDb,
  { userId, kind, at }: QuotaUse,
  { limit, midnight, shortestMs }: { limit: number; midnight: number; shortestMs: number },
): Promise<{ isCounted: boolean; resetsAt: number }> {
  const isOver = lte(dailyQuotas.resetsAt, at);
  const renewed = (value: SQL, kept: SQL) => sql`iif(${isOver}, ${value}, ${kept})`;
  const { startsAt, resetsAt, count } = dailyQuotas;
  const [counted, rows] = await journal.batch([
    journal
      .insert(dailyQuotas)
      .values({ userId, kind, startsAt: at, resetsAt: midnight, count: 1 })
      .onConflictDoUpdate({
        target: [dailyQuotas.userId, dailyQuotas.kind],
        set: {
          startsAt: renewed(sql`${at}`, sql`${startsAt}`),
          resetsAt: renewed(sql`max(${midnight}, ${resetsAt} + ${shortestMs})`, sql`${resetsAt}`),
          count: renewed(sql`1`, sql`${count} + 1`),
        },
        setWhere: or(isOver, lt(count, limit)),
      }),
    journal.select({ resetsAt }).from(dailyQuotas).where(isOf({ userId, kind })),
  ]);
  return { isCounted: counted.meta.changes === 1, resetsAt: rows[0]?.resetsAt ?? midnight };
}

/** Returns the statement that takes a use back in its window, if that is the current one and `condition` holds. */
export function uncountUse(journal: JournalDb, { at, ...of }: QuotaUse, condition?: SQL) {
  return journal
    .update(dailyQuotas)
    .set({ count: sql`${dailyQuotas.count} - 1` })
    .where(
      and(
        isOf(of),
        lte(dailyQuotas.startsAt, at),
        gt(dailyQuotas.resetsAt, at),
        gt(dailyQuotas.count, 0),
        condition,
      ),
    );
}

/** Returns the counted uses of the current window, and its end; `null` without one. */
export async function readWindow(
  journal: JournalDb,
  of: QuotaOf,
  at: number,
): Promise<{ count: number; resetsAt: number } | null> {
  const rows = await journal
    .select({ count: dailyQuotas.count, resetsAt: dailyQuotas.resetsAt })
    .from(dailyQuotas)
    .where(and(isOf(of), gt(dailyQuotas.resetsAt, at)));
  return rows[0] ?? null;
}

/** Deletes the windows that ended before an instant (epoch milliseconds). */
export async function deleteWindows(journal: JournalDb, before: number): Promise<void> {
  await journal.delete(dailyQuotas).where(lt(dailyQuotas.resetsAt, before));
}
