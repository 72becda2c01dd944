import { eq, type SQL, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { activityTotals, dailyActivity } from "~/server/db/journal/counts";
import { selectRow } from "~/server/db/statements";
import type { Activity, ActivityCounts } from "../contract";

/** An activity of a user on a local day (yyyy-MM-dd). */
export interface CountedActivity {
  userId: string;
  localDate: string;
  activity: Activity;
}

/** Returns the statement that counts one activity, if `condition` holds, for the batch of the action itself. */
export function countActivity(
  journal: JournalDb,
  { userId, localDate, activity }: CountedActivity,
  condition: SQL = sql`TRUE`,
) {
  const row = { userId, localDate, [activity]: 1 };
  return journal
    .insert(dailyActivity)
    .select(selectRow(dailyActivity, row, sql`WHERE ${condition}`))
    .onConflictDoUpdate({
      target: [dailyActivity.userId, dailyActivity.localDate],
      set: { [activity]: sql`${dailyActivity[activity]} + 1` },
    });
}

/** Returns a user's counts on a day, and on all days together. */
export async function readActivity(
  journal: JournalDb,
  { userId, localDate }: { userId: string; localDate: string },
): Promise<{ day: ActivityCounts; total: ActivityCounts }> {
  const [days, totals] = await journal.batch([
    journal
      .select(countsOf(dailyActivity))
      .from(dailyActivity)
      .where(sql`user_id = ${userId} AND local_date = ${localDate}`),
    journal.select(countsOf(activityTotals)).from(activityTotals).where(eq(activityTotals.userId, userId)),
  ]);
  const none = { prayers: 0, questions: 0, scriptures: 0 };
  return { day: days[0] ?? none, total: totals[0] ?? none };
}

function countsOf({ prayers, questions, scriptures }: typeof dailyActivity | typeof activityTotals) {
  return { prayers, questions, scriptures };
}
