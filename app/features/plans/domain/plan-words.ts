import { formatLocalDate, localDateIn } from "~/shared/dates";
import type { Plan, PlanType, SubscriptionTier, TrialBannerText } from "../contract";

/** Why an address is asked to be confirmed on the screens that start a trial. */
export const TRIAL_NEEDS_ADDRESS = "Your free trial can start once your address is confirmed.";

/** The badge that names a person's plan. */
export const PLAN_BADGES: Record<SubscriptionTier, string> = {
  free: "Free Account",
  trial: "Free Trial",
  premium: "Premium",
};

/** A plan's name inside a sentence. */
export const PLAN_NAMES: Record<PlanType, string> = { monthly: "monthly", annual: "annual" };

/** The banner of a running trial, in the person's zone; null outside a trial. */
export function trialBanner(
  plan: Plan,
  { now, timezone }: { now: Date; timezone: string },
): TrialBannerText | null {
  if (plan.tier !== "trial") return null;
  const endsToday = localDateIn(timezone, now) === localDateIn(timezone, new Date(plan.endsAt));
  return {
    title: endsToday || plan.daysLeft === 0 ? "Trial expires today!" : daysLeftTitle(plan.daysLeft),
    text: "Upgrade to continue your spiritual journey",
    note: afterTrial(plan, timezone),
    action: { label: "Upgrade", href: "/pricing" },
  };
}

/** What follows a trial: "Your annual plan starts on November 27, 2026. Cancel any time." */
function afterTrial(plan: Extract<Plan, { tier: "trial" }>, timezone: string): string {
  const date = planDate(plan.endsAt, timezone);
  return plan.isCancelled || plan.planType === null
    ? `Your trial ends on ${date}. After that your account is free.`
    : `Your ${PLAN_NAMES[plan.planType]} plan starts on ${date}. Cancel any time.`;
}

/** The day of an instant in a zone, as the pages write it: "November 27, 2026". */
export function planDate(instant: string, timezone: string): string {
  return formatLocalDate(localDateIn(timezone, new Date(instant)), "MMMM d, yyyy");
}

function daysLeftTitle(daysLeft: number): string {
  return `${daysLeft} ${daysLeft === 1 ? "day" : "days"} left in trial`;
}

/** How a person stands in two lines; null for who has never tried Premium. */
export function planStanding(plan: Plan, timezone: string): { title: string; text: string } | null {
  if (plan.tier === "trial") {
    return { title: daysLeftTitle(plan.daysLeft), text: afterTrial(plan, timezone) };
  }
  if (plan.tier === "premium") {
    const name = plan.planType ? `, ${PLAN_NAMES[plan.planType]} plan` : "";
    const text = plan.endsAt
      ? `It runs until ${planDate(plan.endsAt, timezone)}. After that your account is free.`
      : "Thank you for keeping this work alive.";
    return { title: `You have Premium${name}`, text };
  }
  return plan.hasUsedTrial
    ? {
        title: "You have had your free trial",
        text: "Premium goes on with a plan: write to us, and we set it up.",
      }
    : null;
}
