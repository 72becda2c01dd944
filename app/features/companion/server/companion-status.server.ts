import { entitlementsOf } from "~/features/plans/domain/current-plan";
import { readQuota } from "~/features/plans/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { CompanionAccess, CompanionStatus } from "../contract";
import { needsConfirmation } from "./reserve-call.server";
import { storeConsent } from "./usage.repository.server";

/** Loads a user's consent, engine and calls. */
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

/** Stores whether the user agrees that words go to the configured model. Returns the new status. */
export async function setConsent(
  services: Services,
  { user, accepted }: { user: SessionUser; accepted: boolean },
): Promise<CompanionStatus> {
  const now = services.clock.now().toISOString();
  await storeConsent(services.catalog, user.id, { aiConsentAt: accepted ? now : null, updatedAt: now });
  return loadStatus(services, { ...user, hasAiConsent: accepted });
}

/** Returns the user's access for screens with the companion's controls; `null` when the companion is off. */
export function readAccess(services: Services, user: SessionUser): CompanionAccess | null {
  if (!user.aiEnabled) return null;
  return {
    provider: services.models.provider,
    hasConsented: user.hasAiConsent,
    mustConfirmEmail: needsConfirmation(services, user),
    prayerStyle: user.prayerStyle,
    prayerLength: user.prayerLength,
  };
}

/** Throws `forbidden` when the user has switched the companion off: no words may leave then. */
export function requireCompanion(user: SessionUser): void {
  if (!user.aiEnabled) throw new AppError("forbidden", "The companion is switched off in your settings.");
}
