import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { JournalGlance } from "../contract";
import { streakOn } from "./get-streak.server";
import { readGlance } from "./glance.repository.server";
import { toIntention } from "./to-intention.server";

/** Entries that are shown of a day. */
const PER_DAY = 2;
/** Open intentions that are shown. */
const INTENTIONS = 5;

/** What other screens show of a journal on a local day, with entries of the `days` asked for, in one round trip. */
export async function loadGlance(
  services: Services,
  args: { user: SessionUser; today: string; days: string[] },
): Promise<JournalGlance> {
  const { user, today, days } = args;
  const found = await readGlance(services.journal(user.journalShard), user.id, {
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
