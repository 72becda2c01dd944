import { loadActivity } from "~/features/activity/server/public.server";
import { currentPlan } from "~/features/plans/domain/current-plan";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { EditProfileView, ProfileView } from "../contract";
import { findAccount } from "./accounts.repository.server";
import { addressConfirmation } from "./address-proof.server";
import { listSessions } from "./sessions.server";
import { toUser } from "./to-user.server";

/** Loads a user's profile page: their plan, their totals, and the devices that they are signed in on. */
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

/** Loads the page to edit the profile. */
export async function loadEditProfile(services: Services, user: SessionUser): Promise<EditProfileView> {
  const now = services.clock.now();
  return {
    user: toUser(user, now),
    hasPassword: await hasPassword(services, user),
    confirmsEmail: services.settings.mail.isReal,
    confirmation: addressConfirmation(services, user),
    today: localDateIn(user.timezone, now),
  };
}

/** Returns whether a user has a password here, and does not only sign in through a provider. */
export async function hasPassword({ catalog }: Services, user: { id: string }): Promise<boolean> {
  return Boolean((await findAccount(catalog, { userId: user.id }))?.passwordHash);
}
