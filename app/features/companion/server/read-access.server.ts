import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { CompanionAccess } from "../domain/companion-access";
import { needsConfirmation } from "./reserve-call.server";

/** What a screen with the companion's controls must know; null for who has switched the companion off. */
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
