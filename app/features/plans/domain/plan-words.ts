import { formatLocalDate, localDateIn } from "~/shared/dates";
import type { Plan, SubscriptionTier, TrialBannerText } from "../contract";

/** Why the screens that start a trial ask for a confirmed address. */
export const TRIAL_NEEDS_ADDRESS = "Your free trial can start once your address is confirmed.";

/** The badge of a user's plan. */
export const PLAN_BADGES: Record<SubscriptionTier, string> = {
  free: "Free Account",
  trial: "Free Trial",
  premium: "Premium",
};

/** Returns the banner of a running trial, in the user's zone; `null` outside a trial. */
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

/** Returns what follows a trial: "Your annual plan starts on November 27, 2026. Cancel any time." */
function afterTrial(plan: Extract<Plan, { tier: "trial" }>, timezone: string): string {
  const date = planDate(plan.endsAt, timezone);
  return plan.isCancelled || plan.planType === null
    ? `Your trial ends on ${date}. After that your account is free.`
    : `Your ${plan.planType} plan starts on ${date}. Cancel any time.`;
}

/** Returns the day of an instant in a zone: "November 27, 2026". */
export function planDate(instant: string, timezone: string): string {
  return formatLocalDate(localDateIn(timezone, new Date(instant)), "MMMM d, yyyy");
}

function daysLeftTitle(daysLeft: number): string {
  return `${daysLeft} ${daysLeft === 1 ? "day" : "days"} left in trial`;
}

/** Returns a user's plan in two lines; `null` for users without a trial or plan so far. */
export function planStanding(plan: Plan, timezone: string): { title: string; text: string } | null {
  if (plan.tier === "trial") {
    return { title: daysLeftTitle(plan.daysLeft), text: afterTrial(plan, timezone) };
  }
  if (plan.tier === "premium") {
    const name = plan.planType ? `, ${plan.planType} plan` : "";
    const text = plan.endsAt
      ? `It runs until ${planDate(plan.endsAt, timezone)}. After that your account is free.`
      : "Thank you for supporting Acolyte.";
    return { title: `You have Premium${name}`, text };
  }
  return plan.hasUsedTrial
    ? {
        title: "You've used your free trial",
        text: "To keep Premium, contact us.",
      }
    : null;
}
