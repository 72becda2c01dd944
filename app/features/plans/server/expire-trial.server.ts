import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { Plan } from "../contract";
import { currentPlan } from "../domain/current-plan";
import { endTrial } from "./plans.repository.server";

/**
 * Ends a running trial at once, for tests, and gives the plan that follows. Throws `not_found` where the endpoints for
 * tests are off, `conflict` when no trial runs.
 */
export async function expireTrial(services: Services, user: SessionUser): Promise<Plan> {
  if (!services.settings.testEndpoints) throw new AppError("not_found", "There is nothing here.");
  const now = services.clock.now();
  if (currentPlan(user, now).tier !== "trial") throw new AppError("conflict", "There is no trial to expire.");
  const subscriptionExpiresAt = now.toISOString();
  await endTrial(services.catalog, { userId: user.id, now: subscriptionExpiresAt });
  return currentPlan({ ...user, subscriptionExpiresAt }, now);
}
