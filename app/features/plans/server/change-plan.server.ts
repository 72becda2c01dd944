import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { type Plan, type StartTrialInput, TRIAL_LENGTH } from "../contract";
import { currentPlan } from "../domain/current-plan";
import { beginTrial, endTrial, noteCancellation } from "./plans.repository.server";

const DAY = 24 * 3_600_000;

/**
 * Starts a trial of 7 days with the plan that follows it, and returns the user's plan. Throws `conflict` for an account
 * that has used its trial, or has Premium.
 */
export async function startTrial(
  services: Services,
  { user, input }: { user: SessionUser; input: StartTrialInput },
): Promise<Plan> {
  const { planType } = input;
  const now = services.clock.now();
  const subscriptionExpiresAt = new Date(now.getTime() + TRIAL_LENGTH * DAY).toISOString();
  const trial = {
    subscriptionTier: "trial",
    subscriptionExpiresAt,
    planType,
    trialStartedAt: now.toISOString(),
    planCancelledAt: null,
  } as const;
  if (!(await beginTrial(services.catalog, user.id, trial))) {
    const { tier } = currentPlan(user, now);
    throw new AppError(
      "conflict",
      tier === "premium" ? "You already have Premium." : "This account has already used its free trial.",
    );
  }
  await services.billing.planChosen({ userId: user.id, planType, startsAt: subscriptionExpiresAt });
  return currentPlan(trial, now);
}

/**
 * Cancels a trial, or the plan that followed it, and returns the user's plan: it runs to the end of the trial or the paid
 * period. Cancelling twice has no further effect. Throws `conflict` when there is nothing to cancel here.
 */
export async function cancelPlan(services: Services, user: SessionUser): Promise<Plan> {
  const now = services.clock.now();
  const plan = currentPlan(user, now);
  if (plan.tier === "free") throw new AppError("conflict", "There is no plan to cancel.");
  if (user.planCancelledAt !== null) return plan;
  if (plan.tier === "premium" && !plan.isCancellable) {
    throw new AppError("conflict", "We set up your plan for you. Please contact us to end it.");
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

/**
 * Ends a running trial at once, for tests, and returns the plan that follows. Throws `not_found` where the endpoints for
 * tests are off, `conflict` without a running trial.
 */
export async function expireTrial(services: Services, user: SessionUser): Promise<Plan> {
  if (!services.settings.testEndpoints) throw new AppError("not_found", "There is nothing here.");
  const now = services.clock.now();
  if (currentPlan(user, now).tier !== "trial") throw new AppError("conflict", "There is no trial to expire.");
  const subscriptionExpiresAt = now.toISOString();
  await endTrial(services.catalog, { userId: user.id, now: subscriptionExpiresAt });
  return currentPlan({ ...user, subscriptionExpiresAt }, now);
}
