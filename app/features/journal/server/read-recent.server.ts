import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { Mood } from "../contract";
import { readPage } from "./entries.repository.server";
import { loadMoodHistory } from "./load-mood-history.server";
import { readContent } from "./read-content.server";

const MOODS = 10;
const ENTRIES = 5;

/** The user's latest dated moods, at most 10 of 14 days and the newest last, and the plain text of the latest 5 entries. */
export async function readRecent(
  services: Services,
  user: SessionUser,
): Promise<{ moods: { date: string; mood: Mood }[]; texts: string[] }> {
  const [history, page] = await Promise.all([
    loadMoodHistory(services, { user }),
    readPage(services.journal(user.journalShard), user.id, {
      filter: "all",
      limit: ENTRIES,
      before: null,
      fromDate: null,
    }),
  ]);
  const moods = history.days.flatMap(({ date, mood }) => (mood ? [{ date, mood }] : []));
  return { moods: moods.slice(-MOODS), texts: page.rows.map((row) => readContent(row.content).text) };
}
