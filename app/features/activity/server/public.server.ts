import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { Activity, ActivityCounts } from "../contract";
import { countActivity, readActivity } from "./activity.repository.server";

export { countActivity } from "./activity.repository.server";

type Person = Pick<SessionUser, "id" | "timezone" | "journalShard">;

/** Counts one activity on the user's local day. `countActivity` is the statement for a batch. */
export async function recordActivity(
  services: Services,
  { user, activity }: { user: Person; activity: Activity },
): Promise<void> {
  const localDate = localDateIn(user.timezone, services.clock.now());
  await countActivity(services.journal(user.journalShard), { userId: user.id, localDate, activity });
}

/** Returns a user's counts today, in their zone, and in all. */
export async function loadActivity(
  services: Services,
  user: Person,
): Promise<{ day: ActivityCounts; total: ActivityCounts }> {
  const localDate = localDateIn(user.timezone, services.clock.now());
  return readActivity(services.nearJournal(user.journalShard), { userId: user.id, localDate });
}
