import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { Plan } from "../contract";
import { currentPlan } from "../domain/current-plan";
import { noteCancellation } from "./plans.repository.server";

/**
 * Cancels a trial, or the plan that followed it, and gives the plan that the person has then: what is paid or tried
 * runs to its end. Cancelling twice is cancelling once. Throws `conflict` when there is nothing to cancel here.
 */
export async function cancelPlan(services: Services, user: SessionUser): Promise<Plan> {
  const now = services.clock.now();
  const plan = currentPlan(user, now);
  if (plan.tier === "free") throw new AppError("conflict", "There is no plan to cancel.");
  if (user.planCancelledAt !== null) return plan;
  if (plan.tier === "premium" && !plan.isCancellable) {
    throw new AppError("conflict", "We set your plan up for you. Please write to us to end it.");
  }
  const planCancelledAt = now.toISOString();
  const ofTrial = plan.tier === "trial";
  await noteCancellation(services.catalog, { userId: user.id, now: planCancelledAt, ofTrial });
  const after = currentPlan({ ...user, planCancelledAt, ...(ofTrial && { planType: null }) }, now);
  if (after.tier !== "free" && after.endsAt) {
    await services.billing.planCancelled({ userId: user.id, endsAt: after.endsAt });
  }
  return after;
}
