import { entitlementsOf } from "~/features/plans/domain/current-entitlements";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, secondsUntilTomorrow } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { countCall, type UsageDay, uncountCall } from "./usage.repository.server";

/** Counts one call of the user's local day. Throws `too_many_requests` when the plan's calls are used up. */
export async function reserveCall(services: Services, user: SessionUser): Promise<UsageDay> {
  const now = services.clock.now();
  const day = { userId: user.id, localDate: localDateIn(user.timezone, now) };
  const limit = entitlementsOf(user, now).callsADay;
  if (await countCall(services.catalog, day, limit)) return day;
  throw new AppError(
    "too_many_requests",
    `You have used today’s ${limit} calls to the companion. There are new ones tomorrow.`,
    { retryAfter: secondsUntilTomorrow(user.timezone, now) },
  );
}

/** Gives back a call that failed. */
export async function giveCallBack(services: Services, day: UsageDay): Promise<void> {
  await uncountCall(services.catalog, day);
}
