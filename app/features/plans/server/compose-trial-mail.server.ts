import { z } from "zod";
import type { ComposeMail, MailComposers } from "~/features/mail/server/public.server";
import type { PlanRow } from "../contract";
import { currentPlan } from "../domain/current-plan";
import { planDate } from "../domain/plan-words";
import { trialEndsMail } from "../domain/trial-mail";
import { findPlanOf } from "./plans.repository.server";

const ofPerson = z.object({ userId: z.string() });

/** Nothing to tell when the trial was cancelled or is over, or the account is gone. */
const trialEnds: ComposeMail = async (services, { payload }) => {
  const found = await findPlanOf(services.catalog, ofPerson.parse(payload).userId);
  if (!found) return null;
  // The columns are text; every write to them goes through the contract's enums.
  const plan = currentPlan(found as PlanRow, services.clock.now());
  if (plan.tier !== "trial" || plan.isCancelled || !plan.planType) return null;
  const content = trialEndsMail({
    planType: plan.planType,
    endsOn: planDate(plan.endsAt, found.timezone),
    paymentNote: services.billing.paymentNote,
    origin: services.settings.appOrigin,
  });
  return { to: found.email, content };
};

/** How the mails about plans are composed when they are sent. */
export const planMailComposers: MailComposers = { "trial-ends": trialEnds };
