import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { addDays, localDateIn } from "~/shared/dates";
import { JOURNAL_LIMITS, type Mood, type MoodHistoryView } from "../contract";
import { readMoods } from "./entries.repository.server";

const LATEST = 5;

/** The moods of the user's last 14 local days, today the last of them, and how the latest 5 entries begin. */
export async function loadMoodHistory(
  services: Services,
  args: { user: SessionUser },
): Promise<MoodHistoryView> {
  const { user } = args;
  const today = localDateIn(user.timezone, services.clock.now());
  const dates = Array.from({ length: JOURNAL_LIMITS.moodDays }, (_, index) =>
    addDays(today, index + 1 - JOURNAL_LIMITS.moodDays),
  );
  const read = await readMoods(services.journal(user.journalShard), user.id, dates, LATEST);
  const days = read.moods.map(({ date, mood }) => ({ date, mood }));
  return { days, shares: countMoods(days), latest: read.previews };
}

function countMoods(days: MoodHistoryView["days"]): MoodHistoryView["shares"] {
  const counts = new Map<Mood, number>();
  for (const { mood } of days) if (mood) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  return [...counts].map(([mood, count]) => ({ mood, count })).sort((one, other) => other.count - one.count);
}
