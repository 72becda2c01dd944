import { entitlementsOf } from "~/features/plans/domain/current-plan";
import { readQuota } from "~/features/plans/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { CompanionStatus } from "../contract";
import { needsConfirmation } from "./reserve-call.server";

/** What the screens say of the companion: who answers, who would receive the words, what is left of the day's calls. */
export async function loadStatus(services: Services, user: SessionUser): Promise<CompanionStatus> {
  const callsLimit = entitlementsOf(user, services.clock.now()).callsADay;
  const { left, resetsAt } = await readQuota(services, user, { kind: "companion", limit: callsLimit });
  return {
    aiEnabled: user.aiEnabled,
    engine: services.models.choose(user).engine,
    provider: services.models.provider,
    hasConsented: user.hasAiConsent,
    callsLimit,
    callsLeft: left,
    callsResetAt: resetsAt,
    mustConfirmEmail: needsConfirmation(services, user),
  };
}
