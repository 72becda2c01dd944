import { currentStreak } from "~/features/calendar/domain/streak";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { StreakRecord } from "../contract";
import { hasDay, readStreak, type StreakRow } from "./streaks.repository.server";

/** Returns the user's streak, which is computed from the entries alone. */
export async function getStreak(services: Services, args: { user: SessionUser }): Promise<StreakRecord> {
  const { user } = args;
  const row = await readStreak(services.nearJournal(user.journalShard), user.id);
  return streakOn(row, localDateIn(user.timezone, services.clock.now()));
}

/** Returns a stored streak as of a day; zero before the first entry. */
export function streakOn(row: StreakRow | undefined, today: string): StreakRecord {
  if (!row) return { currentStreak: 0, longestStreak: 0, lastJournalDate: null };
  const { longestStreak, lastJournalDate } = row;
  return { currentStreak: currentStreak(row, today), longestStreak, lastJournalDate };
}

/** Whether a user has an active entry of a local day (yyyy-MM-dd). */
export async function hasEntryOn(
  services: Services,
  user: Pick<SessionUser, "id" | "journalShard">,
  localDate: string,
): Promise<boolean> {
  return await hasDay(services.journal(user.journalShard), user.id, localDate);
}
