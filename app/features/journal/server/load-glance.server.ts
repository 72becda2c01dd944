import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { JournalGlance } from "../contract";
import { streakOn } from "./get-streak.server";
import { readGlance } from "./glance.repository.server";
import { toIntention } from "./intentions.server";

/** The number of entries of each day. */
const PER_DAY = 2;
/** The number of open intentions. */
const INTENTIONS = 5;

/** Loads the part of a journal that other screens show on a local day, with entries of `days`, in one round trip. */
export async function loadGlance(
  services: Services,
  args: { user: SessionUser; today: string; days: string[] },
): Promise<JournalGlance> {
  const { user, today, days } = args;
  const found = await readGlance(services.nearJournal(user.journalShard), user.id, {
    today,
    days,
    perDay: PER_DAY,
    intentions: INTENTIONS,
  });
  const { currentStreak, longestStreak } = streakOn(found.streak, today);
  return {
    currentStreak,
    longestStreak,
    entriesToday: found.entriesToday,
    entries: found.rows,
    intentions: found.intentions.map(toIntention),
    openIntentions: found.openIntentions,
  };
}
