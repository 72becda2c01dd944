import { z } from "zod";
import type { MailContent } from "~/features/mail/domain/render-mail";
import { type MailComposers, newMail } from "~/features/mail/server/public.server";
import type { PlanRow, PlanType } from "~/features/plans/contract";
import { currentPlan } from "~/features/plans/domain/current-plan";
import { PLAN_PRICES } from "~/features/plans/domain/plan-prices";
import { planDate } from "~/features/plans/domain/plan-words";
import { findPlanOf, readUntold, storeNotices } from "~/features/plans/server/public.server";
import type { Services } from "~/server/ports/services";

/** Trials that one tick of the cron handles. */
const NOTICES_A_TICK = 500;
/** The mail is sent on day 5 of 7: two days before the end. */
const AHEAD = 2 * 24 * 3_600_000;

/** Orders the mail about a trial's end, once for each user in the last two days of one. */
export async function orderTrialNotices(services: Services): Promise<number> {
  const { catalog, clock } = services;
  const instant = clock.now();
  const now = instant.toISOString();
  const until = new Date(instant.getTime() + AHEAD).toISOString();
  const untold = await readUntold(catalog, { from: now, until, limit: NOTICES_A_TICK });
  if (untold.length === 0) return 0;
  const notices = untold.map((userId) => ({ userId, mail: newMail("trial-ends", { userId }, instant) }));
  await storeNotices(catalog, { notices, now });
  return notices.length;
}

const ofPerson = z.object({ userId: z.string() });

/** Composes the mails about plans when they are sent. Nothing is sent once a trial was cancelled or has ended. */
export const planMailComposers: MailComposers = {
  "trial-ends": async (services, { payload }) => {
    const found = await findPlanOf(services.catalog, ofPerson.parse(payload).userId);
    if (!found) return null;
    // The columns are text; every write to them goes through the contract's enums.
    const plan = currentPlan(found as PlanRow, services.clock.now());
    if (plan.tier !== "trial" || plan.isCancelled || !plan.planType) return null;
    const endsOn = planDate(plan.endsAt, found.timezone);
    return { to: found.email, content: trialEndsMail(services, plan.planType, endsOn) };
  },
};

/** Returns the mail of a trial's fifth day: the plan that follows, its start, its price, and how to cancel. */
function trialEndsMail({ billing, settings }: Services, planType: PlanType, endsOn: string): MailContent {
  const { amount, period } = PLAN_PRICES[planType];
  return {
    subject: `Your free trial ends on ${endsOn}`,
    paragraphs: [
      "Your free trial of Premium ends soon. We hope it has been a good companion to your prayer.",
      `Your ${planType} plan starts on ${endsOn}: ${amount} ${period}. ${billing.paymentNote}`,
      "If you don't want to continue, cancel on your profile page before that day. You won't be charged, and everything you have written stays yours.",
    ],
    ...(settings.appOrigin && {
      action: { label: "See or cancel your plan", url: `${settings.appOrigin}/profile` },
    }),
  };
}
