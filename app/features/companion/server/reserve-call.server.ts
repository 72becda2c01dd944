import { isAddressProven } from "~/features/accounts/server/public.server";
import type { QuotaUse } from "~/features/plans/contract";
import { entitlementsOf } from "~/features/plans/domain/current-plan";
import { giveUseBack, reserveUse } from "~/features/plans/server/public.server";
import type { CompanionModel } from "~/server/ports/model";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, localTimeIn, nextMidnight } from "~/shared/dates";
import { AppError, isAppError } from "~/shared/errors";
import { COMPANION_LIMITS } from "../contract";
import { countModelCall } from "./usage.repository.server";

/** A call that was counted, and the model that it is for. */
export interface ReservedCall {
  use: QuotaUse;
  model: CompanionModel;
}

/**
 * Counts one call of the user's day, and one of the site's budget when the configured model is asked. Throws
 * `too_many_requests` when the plan's calls or the site's budget are used up, and `forbidden` when the configured
 * model is asked before the user's address is confirmed.
 */
export async function reserveCall(services: Services, user: SessionUser): Promise<ReservedCall> {
  const model = services.models.choose(user);
  requireModelAccess(services, user);
  const limit = entitlementsOf(user, services.clock.now()).callsADay;
  const use = await reserveUse(services, user, {
    kind: "companion",
    limit,
    refusal: (when) => `You have used today’s ${limit} AI actions. You get ${limit} more ${when}.`,
  });
  try {
    if (model.engine === "model") await spendModelCall(services, user);
  } catch (error) {
    await giveUseBack(services, use);
    throw error;
  }
  return { use, model };
}

/**
 * The model for a title, which counts to no plan: the configured one while the user may ask it, has titles left and
 * the site's budget is not used up, else the built-in companion.
 */
export async function chooseTitleModel(services: Services, user: SessionUser): Promise<CompanionModel> {
  const model = services.models.choose(user);
  if (model.engine !== "model") return model;
  try {
    requireModelAccess(services, user);
    const quota = {
      kind: "model-title",
      limit: COMPANION_LIMITS.modelTitlesADay,
      refusal: () => "",
    } as const;
    await reserveUse(services, user, quota);
    await spendModelCall(services, user);
    return model;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return services.models.choose({ hasAiConsent: false });
  }
}

/** Whether the configured model would answer a user but for their address, which has to be confirmed first. */
export function needsConfirmation(services: Services, user: SessionUser): boolean {
  return services.models.choose(user).engine === "model" && !isAddressProven(user, services);
}

function requireModelAccess(services: Services, user: SessionUser): void {
  if (!needsConfirmation(services, user)) return;
  throw new AppError(
    "forbidden",
    `Confirm your email address to get answers from ${services.models.provider}. We can send you the link again.`,
  );
}

/** Counts a call to the site's budget of the UTC day; nothing is counted without one. A call stays counted however it ends. */
async function spendModelCall({ catalog, clock, models, report }: Services, user: SessionUser) {
  const limit = models.callsADay;
  if (limit === null) return;
  const now = clock.now();
  const spent = await countModelCall(catalog, { day: localDateIn("UTC", now), limit });
  if (spent === limit) report("WARN", "model-budget-used-up", { limit });
  if (spent !== null) return;
  const renewedAt = nextMidnight("UTC", now);
  throw new AppError(
    "too_many_requests",
    `${models.provider} has answered as often as it may on this site today. Try again after ${localTimeIn(user.timezone, renewedAt)}, or use the built-in companion.`,
    { retryAfter: (renewedAt.getTime() - now.getTime()) / 1000 },
  );
}
