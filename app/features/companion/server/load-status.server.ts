import { entitlementsOf } from "~/features/plans/domain/current-entitlements";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { CompanionStatus } from "../contract";
import { readUsage } from "./usage.repository.server";

/** What the screens say of the companion: who answers, who would receive the words, what is left of the day's calls. */
export async function loadStatus(services: Services, user: SessionUser): Promise<CompanionStatus> {
  const now = services.clock.now();
  const callsLimit = entitlementsOf(user, now).callsADay;
  const used = await readUsage(services.catalog, {
    userId: user.id,
    localDate: localDateIn(user.timezone, now),
  });
  return {
    aiEnabled: user.aiEnabled,
    engine: services.models.choose(user).engine,
    provider: services.models.provider,
    hasConsented: user.hasAiConsent,
    callsLimit,
    callsLeft: Math.max(0, callsLimit - used),
  };
}
