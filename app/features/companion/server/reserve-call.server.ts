import { isAddressProven } from "~/features/mail/server/public.server";
import type { QuotaUse } from "~/features/plans/contract";
import { entitlementsOf } from "~/features/plans/domain/current-plan";
import { giveUseBack, reserveUse } from "~/features/plans/server/public.server";
import type { CompanionModel } from "~/server/ports/model";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, localTimeIn, nextMidnight } from "~/shared/dates";
import { AppError, isAppError } from "~/shared/errors";
import { COMPANION_LIMITS } from "../domain/limits";
import { releaseStream, takeStream } from "./streams.repository.server";
import { countModelCall } from "./usage.repository.server";

/** Longest life of a stream; an older one was lost. */
const LONGEST_STREAM_MS = 10 * 60_000;

/** A counted call with its model. */
export interface ReservedCall {
  use: QuotaUse;
  model: CompanionModel;
  /** Ends the call's stream, if any, and refunds the call unless it was answered. */
  end: (result: { isAnswered: boolean }) => Promise<void>;
}

/**
 * Counts one call of the user's day, and one of the site's budget when it goes to the configured model. With a
 * `streamId` it also takes the user's one stream. Throws `conflict` while another stream runs, `too_many_requests` when
 * the plan's calls or the site's budget are used up, and `forbidden` when the configured model would need a confirmed
 * address.
 */
export async function reserveCall(
  services: Services,
  user: SessionUser,
  streamId?: string,
): Promise<ReservedCall> {
  if (streamId !== undefined) await takeOnlyStream(services, user, streamId);
  const endStream = async () => {
    if (streamId !== undefined)
      await releaseStream(services.journal(user.journalShard), { userId: user.id, streamId });
  };
  try {
    const model = services.models.choose(user);
    requireModelAccess(services, user);
    const limit = entitlementsOf(user, services.clock.now()).callsADay;
    const use = await reserveUse(services, user, {
      kind: "companion",
      limit,
      refusal: (when) => `You have used today’s ${limit} AI actions. You get ${limit} more ${when}.`,
    });
    const giveBack = () => giveUseBack(services, user, use);
    if (model.engine === "model") {
      await spendModelCall(services, user).catch(async (error) => {
        await giveBack();
        throw error;
      });
    }
    const end: ReservedCall["end"] = async ({ isAnswered }) => {
      await Promise.all([endStream(), ...(isAnswered ? [] : [giveBack()])]);
    };
    return { use, model, end };
  } catch (error) {
    await endStream();
    throw error;
  }
}

/**
 * Chooses the model for a title, which counts to no plan: the configured one while the user has access and titles left
 * and the site's budget lasts, else the built-in companion.
 */
export async function chooseTitleModel(services: Services, user: SessionUser): Promise<CompanionModel> {
  const model = services.models.choose(user);
  if (model.engine !== "model") return model;
  try {
    requireModelAccess(services, user);
    const limit = COMPANION_LIMITS.modelTitlesADay;
    await reserveUse(services, user, { kind: "model-title", limit, refusal: () => "" });
    await spendModelCall(services, user);
    return model;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return services.models.choose({ hasAiConsent: false });
  }
}

/** Whether the configured model waits only for the user to confirm the e-mail address. */
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

/** Makes a stream the user's only one. Throws `conflict` while another one runs. */
async function takeOnlyStream({ journal, clock }: Services, user: SessionUser, streamId: string) {
  const startedAt = clock.now().getTime();
  const staleBefore = startedAt - LONGEST_STREAM_MS;
  const stream = { userId: user.id, streamId, startedAt, staleBefore };
  if (await takeStream(journal(user.journalShard), stream)) return;
  throw new AppError(
    "conflict",
    "The companion is still answering you. Please wait until it is done, or stop it.",
  );
}

/** Counts a call to the site's budget of the UTC day, if there is one. A call stays counted however it ends. */
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
    `${models.provider} has reached this site’s limit for today. Try again after ${localTimeIn(user.timezone, renewedAt)}, or use the built-in companion.`,
    { retryAfter: (renewedAt.getTime() - now.getTime()) / 1000 },
  );
}
