import { currentStreak } from "~/features/calendar/domain/streak";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { StreakRecord } from "../contract";
import { readStreak, type StreakRow } from "./streaks.repository.server";

/** The user's streak, computed from the entries alone. */
export async function getStreak(services: Services, args: { user: SessionUser }): Promise<StreakRecord> {
  const { user } = args;
  const row = await readStreak(services.journal(user.journalShard), user.id);
  return streakOn(row, localDateIn(user.timezone, services.clock.now()));
}

/** A stored streak as it reads on a day; zero before the first entry. */
export function streakOn(row: StreakRow | undefined, today: string): StreakRecord {
  if (!row) return { currentStreak: 0, longestStreak: 0, lastJournalDate: null };
  const { longestStreak, lastJournalDate } = row;
  return { currentStreak: currentStreak(row, today), longestStreak, lastJournalDate };
}
