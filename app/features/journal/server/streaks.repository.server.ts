import { and, between, eq, type SQL, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { journalDays, streaks } from "~/server/db/journal/entries";
import { selectRow } from "~/server/db/statements";

export type StreakRow = typeof streaks.$inferSelect;

/** Selects a user's streak and totals; no row before the first entry. */
export function selectStreak(db: JournalDb, userId: string) {
  return db.select().from(streaks).where(eq(streaks.userId, userId));
}

/** Selects the number of active entries of each day of a range, both ends included, that has any. */
export function selectDayCounts(
  db: JournalDb,
  userId: string,
  range: { startDate: string; endDate: string },
) {
  return db
    .select({ date: journalDays.entryDate, count: journalDays.entryCount })
    .from(journalDays)
    .where(
      and(eq(journalDays.userId, userId), between(journalDays.entryDate, range.startDate, range.endDate)),
    )
    .orderBy(journalDays.entryDate);
}

/** Reads a user's streak and totals; `undefined` before the first entry. */
export async function readStreak(db: JournalDb, userId: string): Promise<StreakRow | undefined> {
  const [row] = await selectStreak(db, userId);
  return row;
}

/** Whether a user has an active entry of a day. */
export async function hasDay(db: JournalDb, userId: string, entryDate: string): Promise<boolean> {
  const rows = await db
    .select({ count: journalDays.entryCount })
    .from(journalDays)
    .where(and(eq(journalDays.userId, userId), eq(journalDays.entryDate, entryDate)));
  return rows.length > 0;
}

/**
 * Returns the statements at the end of a write: they recompute the touched days, then the streak and the totals, from the
 * stored entries. `days` is a SELECT of those days.
 */
export function recompute(db: JournalDb, userId: string, days: SQL) {
  return {
    days: countDays(db, userId, days),
    emptyDays: forgetEmptyDays(db, userId, days),
    streak: recomputeStreak(db, userId),
  };
}

function countDays(db: JournalDb, userId: string, days: SQL) {
  return db
    .insert(journalDays)
    .select(
      selectRow(
        journalDays,
        { userId, entryDate: sql`entry_date`, entryCount: sql`count(*)` },
        sql`FROM entries WHERE user_id = ${userId} AND deleted_at IS NULL AND entry_date IN (${days})
          GROUP BY user_id, entry_date`,
      ),
    )
    .onConflictDoUpdate({
      target: [journalDays.userId, journalDays.entryDate],
      set: { entryCount: sql`excluded.entry_count` },
    });
}

function forgetEmptyDays(db: JournalDb, userId: string, days: SQL) {
  return db.delete(journalDays).where(
    sql`user_id = ${userId} AND entry_date IN (${days}) AND NOT EXISTS (
      SELECT 1 FROM entries
      WHERE user_id = ${userId} AND entry_date = journal_days.entry_date AND deleted_at IS NULL)`,
  );
}

/**
 * Returns the statement that recomputes the streak and the totals. Gaps and islands: the number of a day less its rank is
 * the same for all days of one run. Users without any entry get no row.
 */
export function recomputeStreak(db: JournalDb, userId: string) {
  const row = {
    userId,
    lastRunLength: sql`coalesce((SELECT length FROM runs ORDER BY last_date DESC LIMIT 1), 0)`,
    longestStreak: sql`coalesce(max(length), 0)`,
    lastJournalDate: sql`max(last_date)`,
    totalEntries: sql`coalesce(sum(total), 0)`,
    deletedEntries: sql`(SELECT count(*) FROM entries WHERE user_id = ${userId} AND deleted_at IS NOT NULL)`,
  };
  const hasWritten = sql`EXISTS (SELECT 1 FROM entries WHERE user_id = ${userId})
    OR EXISTS (SELECT 1 FROM streaks WHERE user_id = ${userId})`;
  return db
    .insert(streaks)
    .select(
      sql`WITH
        days AS (
          SELECT entry_date, entry_count,
            unixepoch(entry_date) / 86400 - row_number() OVER (ORDER BY entry_date) AS run
          FROM journal_days WHERE user_id = ${userId}),
        runs AS MATERIALIZED (
          SELECT count(*) AS length, max(entry_date) AS last_date, sum(entry_count) AS total
          FROM days GROUP BY run)
        ${selectRow(streaks, row, sql`FROM runs WHERE true HAVING ${hasWritten}`)}`,
    )
    .onConflictDoUpdate({
      target: streaks.userId,
      set: {
        lastRunLength: sql`excluded.last_run_length`,
        longestStreak: sql`excluded.longest_streak`,
        lastJournalDate: sql`excluded.last_journal_date`,
        totalEntries: sql`excluded.total_entries`,
        deletedEntries: sql`excluded.deleted_entries`,
      },
    });
}
