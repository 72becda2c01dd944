import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { STORED_TEXT_LIMIT } from "~/shared/bytes";
import type { PlanCardView, PlanType, PricingView, TrialView, UnprovenAddress } from "../contract";
import { currentPlan } from "../domain/current-plan";
import { ENTITLEMENTS } from "../domain/entitlements";
import { readTextBytes, type TextBytes } from "./text-bytes.repository.server";

/** Returns the view of `/pricing` for a user, or (`null`) a visitor. */
export function loadPricing(
  services: Services,
  { user, unproven }: { user: SessionUser | null; unproven: UnprovenAddress | null },
): PricingView {
  return {
    plan: user && currentPlan(user, services.clock.now()),
    timezone: user?.timezone ?? "UTC",
    paymentNote: services.billing.paymentNote,
    unproven,
  };
}

/** Returns the view of `/trial-signup` for a user who chose a plan on `/pricing`. */
export function loadTrial(
  services: Services,
  { user, planType, unproven }: { user: SessionUser; planType: PlanType; unproven: UnprovenAddress | null },
): TrialView {
  const { firstName, timezone } = user;
  const plan = currentPlan(user, services.clock.now());
  return { firstName, plan, timezone, planType, paymentNote: services.billing.paymentNote, unproven };
}

/** Returns the bytes of a user's stored text. */
export function readTextUsage(services: Services, user: SessionUser): Promise<TextBytes> {
  return readTextBytes(services.journal(user.journalShard), user.id);
}

/** Returns the plan's card on the profile, with the used part of each limit. */
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
