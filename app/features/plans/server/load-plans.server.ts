import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { PlanType, PricingView, TrialView, UnprovenAddress } from "../contract";
import { currentPlan } from "../domain/current-plan";

/** What `/pricing` shows a person, or (null) a visitor. */
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

/** What `/trial-signup` shows a person who chose a plan on `/pricing`. */
export function loadTrial(
  services: Services,
  { user, planType, unproven }: { user: SessionUser; planType: PlanType; unproven: UnprovenAddress | null },
): TrialView {
  const { firstName, timezone } = user;
  const plan = currentPlan(user, services.clock.now());
  return { firstName, plan, timezone, planType, paymentNote: services.billing.paymentNote, unproven };
}
