import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { STORED_TEXT_LIMIT } from "~/shared/stored-text";
import type { PlanCardView } from "../contract";
import { currentPlan } from "../domain/current-plan";
import { ENTITLEMENTS } from "../domain/entitlements";
import { readTextBytes, type TextBytes } from "./text-totals.repository.server";

/** Bytes of a person's stored text. */
export function readTextUsage(services: Services, user: SessionUser): Promise<TextBytes> {
  const { catalog } = services;
  return readTextBytes({ catalog, journal: services.journal(user.journalShard) }, user.id);
}

/** The plan's card on the profile, with what is used of the plan: calls that the day has left, bytes of images and of text. */
export function loadPlanCard(
  services: Services,
  user: SessionUser,
  use: { callsLeft: number; imageBytes: number; textBytes: TextBytes },
): PlanCardView {
  const plan = currentPlan(user, services.clock.now());
  const { callsADay, imageBytes } = ENTITLEMENTS[plan.tier];
  return {
    plan,
    timezone: user.timezone,
    calls: { left: use.callsLeft, limit: callsADay },
    images: { used: use.imageBytes, limit: imageBytes },
    text: { ...use.textBytes, limit: STORED_TEXT_LIMIT },
  };
}
