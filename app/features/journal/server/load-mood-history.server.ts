import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { addDays, localDateIn } from "~/shared/dates";
import { JOURNAL_LIMITS, type Mood, type MoodHistoryView } from "../contract";
import { readMoods, readPage } from "./entries.repository.server";
import { readContent } from "./read-content.server";

/** The number of the latest entries that are shown or described. */
const LATEST = 5;
/** The number of moods that describe the last days. */
const RECENT_MOODS = 10;

/** Loads the moods of the user's last 14 local days, up to today, and the first words of the latest 5 entries. */
export async function loadMoodHistory(
  services: Services,
  args: { user: SessionUser },
): Promise<MoodHistoryView> {
  const { user } = args;
  const today = localDateIn(user.timezone, services.clock.now());
  const dates = Array.from({ length: JOURNAL_LIMITS.moodDays }, (_, index) =>
    addDays(today, index + 1 - JOURNAL_LIMITS.moodDays),
  );
  const read = await readMoods(services.nearJournal(user.journalShard), user.id, dates, LATEST);
  const days = read.moods.map(({ date, mood }) => ({ date, mood }));
  return { days, shares: countMoods(days), latest: read.previews };
}

/** Reads the user's latest 10 dated moods of 14 days, the newest last, and the user's own words of the latest 5 entries. */
export async function readRecent(
  services: Services,
  user: SessionUser,
): Promise<{ moods: { date: string; mood: Mood }[]; entries: { date: string; text: string }[] }> {
  const [history, page] = await Promise.all([
    loadMoodHistory(services, { user }),
    readPage(services.nearJournal(user.journalShard), user.id, {
      filter: "all",
      limit: LATEST,
      before: null,
      fromDate: null,
    }),
  ]);
  const moods = history.days.flatMap(({ date, mood }) => (mood ? [{ date, mood }] : []));
  const entries = page.rows.map(({ entryDate, content }) => ({
    date: entryDate,
    text: readContent(content).ownText,
  }));
  return { moods: moods.slice(-RECENT_MOODS), entries };
}

function countMoods(days: MoodHistoryView["days"]): MoodHistoryView["shares"] {
  const counts = new Map<Mood, number>();
  for (const { mood } of days) if (mood) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  return [...counts].map(([mood, count]) => ({ mood, count })).sort((one, other) => other.count - one.count);
}
