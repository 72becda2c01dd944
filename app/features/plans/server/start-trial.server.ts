import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { type Plan, type StartTrialInput, TRIAL_LENGTH } from "../contract";
import { currentPlan } from "../domain/current-plan";
import { beginTrial } from "./plans.repository.server";

const DAY = 24 * 3_600_000;

/**
 * Begins a trial of 7 days with the plan that follows it, and gives the plan that the person has then. Throws
 * `conflict` for an account that has had its trial, or has Premium.
 */
export async function startTrial(
  services: Services,
  { user, input }: { user: SessionUser; input: StartTrialInput },
): Promise<Plan> {
  const { planType } = input;
  const now = services.clock.now();
  const endsAt = new Date(now.getTime() + TRIAL_LENGTH * DAY).toISOString();
  const trialStartedAt = now.toISOString();
  if (!(await beginTrial(services.catalog, { userId: user.id, planType, now: trialStartedAt, endsAt }))) {
    const { tier } = currentPlan(user, now);
    throw new AppError(
      "conflict",
      tier === "premium" ? "You have Premium already." : "This account has had its free trial.",
    );
  }
  await services.billing.planChosen({ userId: user.id, planType, startsAt: endsAt });
  return currentPlan(
    {
      subscriptionTier: "trial",
      subscriptionExpiresAt: endsAt,
      planType,
      trialStartedAt,
      planCancelledAt: null,
    },
    now,
  );
}
