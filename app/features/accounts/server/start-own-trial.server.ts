import type { Plan, StartTrialInput } from "~/features/plans/contract";
import { currentPlan } from "~/features/plans/domain/current-plan";
import { startTrial } from "~/features/plans/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { requireProvenAddress } from "./address-proof.server";
import { countTrial } from "./throttle.server";

/**
 * Starts the one trial of an account and returns the plan. It needs a proven address where mails are real: otherwise each
 * made-up address would be another free week. Throws `forbidden` without the proof, `conflict` for an account that has
 * used its trial or has Premium, `too_many_requests` beyond the daily allowance of the network.
 */
export async function startOwnTrial(
  services: Services,
  { user, input, address }: { user: SessionUser; input: StartTrialInput; address: string },
): Promise<Plan> {
  requireProvenAddress(user, services);
  const plan = currentPlan(user, services.clock.now());
  // A trial that will be refused anyway does not count against the network's allowance.
  if (plan.tier === "free" && !plan.hasUsedTrial) await countTrial(services, address);
  return startTrial(services, { user, input });
}
