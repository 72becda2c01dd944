import { eq, type SQL, sql } from "drizzle-orm";
import { activityTotals, dailyActivity } from "~/server/db/catalog/activity";
import type { CatalogDb } from "~/server/db/client.server";
import type { Activity, ActivityCounts } from "../contract";

/** What is counted, of whom and on which local day (yyyy-MM-dd). */
export interface CountedActivity {
  userId: string;
  localDate: string;
  activity: Activity;
}

/** The statement that counts one activity, when `condition` holds; for the batch of what it counts. */
export function countActivity(
  catalog: CatalogDb,
  { userId, localDate, activity }: CountedActivity,
  condition: SQL = sql`TRUE`,
) {
  const one = (name: Activity) => (name === activity ? sql.raw("1") : sql.raw("0"));
  return catalog
    .insert(dailyActivity)
    .select(
      sql`SELECT ${userId}, ${localDate}, ${one("prayers")}, ${one("questions")}, ${one("scriptures")} WHERE ${condition}`,
    )
    .onConflictDoUpdate({
      target: [dailyActivity.userId, dailyActivity.localDate],
      set: { [activity]: sql`${dailyActivity[activity]} + 1` },
    });
}

/** What a person did on a day, and on all days together. */
export async function readActivity(
  catalog: CatalogDb,
  { userId, localDate }: { userId: string; localDate: string },
): Promise<{ day: ActivityCounts; total: ActivityCounts }> {
  const [days, totals] = await catalog.batch([
    catalog
      .select(countsOf(dailyActivity))
      .from(dailyActivity)
      .where(sql`user_id = ${userId} AND local_date = ${localDate}`),
    catalog.select(countsOf(activityTotals)).from(activityTotals).where(eq(activityTotals.userId, userId)),
  ]);
  const none = { prayers: 0, questions: 0, scriptures: 0 };
  return { day: days[0] ?? none, total: totals[0] ?? none };
}

function countsOf({ prayers, questions, scriptures }: typeof dailyActivity | typeof activityTotals) {
  return { prayers, questions, scriptures };
}
