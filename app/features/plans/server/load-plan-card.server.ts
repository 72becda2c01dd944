import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { PlanCardView } from "../contract";
import { currentPlan } from "../domain/current-plan";
import { ENTITLEMENTS } from "../domain/entitlements";

/** The plan's card on the profile, with what is used of the plan: calls that the day has left, bytes of images. */
export function loadPlanCard(
  services: Services,
  user: SessionUser,
  use: { callsLeft: number; imageBytes: number },
): PlanCardView {
  const plan = currentPlan(user, services.clock.now());
  const { callsADay, imageBytes } = ENTITLEMENTS[plan.tier];
  return {
    plan,
    timezone: user.timezone,
    calls: { left: use.callsLeft, limit: callsADay },
    images: { used: use.imageBytes, limit: imageBytes },
  };
}
