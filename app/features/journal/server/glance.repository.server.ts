import { desc, getTableColumns, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { intentions } from "~/server/db/journal/entries";
import { selectFirstOfDays } from "./entries.repository.server";
import { selectDayCounts, selectStreak } from "./streaks.repository.server";

/** Requests entries of `days`, `perDay` of each, and the newest open intentions. */
export interface GlanceRequest {
  today: string;
  days: string[];
  perDay: number;
  intentions: number;
}

/** Reads the part of a journal that other screens show, in one round trip. */
export async function readGlance(db: JournalDb, userId: string, request: GlanceRequest) {
  const { today, days, perDay } = request;
  const [rows, todays, streak, open] = await db.batch([
    selectFirstOfDays(db, userId, days, perDay),
    selectDayCounts(db, userId, { startDate: today, endDate: today }),
    selectStreak(db, userId),
    selectOpenIntentions(db, userId, request.intentions),
  ]);
  return {
    rows,
    entriesToday: todays[0]?.count ?? 0,
    streak: streak[0],
    intentions: open.map(({ total: _, ...intention }) => intention),
    openIntentions: open[0]?.total ?? 0,
  };
}

/** Selects the newest open intentions, each with the number of all open ones. Uses the index of the open ones. */
function selectOpenIntentions(db: JournalDb, userId: string, limit: number) {
  const open = sql`SELECT id FROM intentions WHERE user_id = ${userId} AND is_completed = 0`;
  return db
    .select({
      ...getTableColumns(intentions),
      total: sql<number>`count(*) OVER ()`.as("total"),
    })
    .from(intentions)
    .where(sql`id IN (${open})`)
    .orderBy(desc(intentions.createdAt), desc(intentions.id))
    .limit(limit);
}
