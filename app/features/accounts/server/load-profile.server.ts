import { loadActivity } from "~/features/activity/server/public.server";
import { currentPlan } from "~/features/plans/domain/current-plan";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { ProfileView } from "../contract";
import { toUser } from "./to-user.server";

/** A user's profile page: who they are, what they have done in all, and where they are signed in. */
export async function loadProfile(services: Services, user: SessionUser): Promise<ProfileView> {
  const { total } = await loadActivity(services, user);
  const now = services.clock.now();
  return {
    user: toUser(user, now),
    plan: currentPlan(user, now),
    totals: total,
    today: localDateIn(user.timezone, now),
  };
}
