import { loadActivity } from "~/features/activity/server/public.server";
import { currentPlan } from "~/features/plans/domain/current-plan";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { ProfileView } from "../contract";
import { listSessions } from "./list-sessions.server";
import { toUser } from "./to-user.server";

/** A user's profile page: who they are, what they have done in all, and where they are signed in. */
export async function loadProfile(
  services: Services,
  { user, tokenHash }: { user: SessionUser; tokenHash: string },
): Promise<ProfileView> {
  const [activity, sessions] = await Promise.all([
    loadActivity(services, user),
    listSessions(services, { userId: user.id, tokenHash }),
  ]);
  const now = services.clock.now();
  return {
    user: toUser(user, now),
    plan: currentPlan(user, now),
    totals: activity.total,
    sessions: sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    today: localDateIn(user.timezone, now),
  };
}
