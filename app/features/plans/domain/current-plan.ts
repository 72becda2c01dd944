import type { Plan, PlanRow } from "../contract";
import { paidPeriodEnd } from "./paid-period";

const DAY = 24 * 3_600_000;

/**
 * The plan that a stored row means at an instant. A trial that is not cancelled becomes the chosen plan at its end, a
 * cancelled one the free account; a plan that is cancelled later runs until the end of its paid period.
 */
export function currentPlan(row: PlanRow, now: Date): Plan {
  if (row.subscriptionTier === "trial" && row.subscriptionExpiresAt)
    return trialOrAfter(row, row.subscriptionExpiresAt, now);
  if (row.subscriptionTier === "premium" && !isOver(row.subscriptionExpiresAt, now)) {
    return { tier: "premium", planType: null, endsAt: row.subscriptionExpiresAt, isCancellable: false };
  }
  return free(row);
}

function trialOrAfter(row: PlanRow, endsAt: string, now: Date): Plan {
  const { planType, planCancelledAt } = row;
  const isCancelledInTrial = planCancelledAt !== null && Date.parse(planCancelledAt) < Date.parse(endsAt);
  if (!isOver(endsAt, now)) {
    const daysLeft = daysUntil(endsAt, now);
    return { tier: "trial", planType, endsAt, daysLeft, isCancelled: isCancelledInTrial };
  }
  if (isCancelledInTrial || planType === null) return free(row);
  if (planCancelledAt === null) return { tier: "premium", planType, endsAt: null, isCancellable: true };
  const paidUntil = paidPeriodEnd(planType, endsAt, planCancelledAt);
  return isOver(paidUntil, now)
    ? free(row)
    : { tier: "premium", planType, endsAt: paidUntil, isCancellable: false };
}

/** Days from an instant to a later one, the last one begun counted; never below 0. */
function daysUntil(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY));
}

function isOver(endsAt: string | null, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}

function free(row: PlanRow): Plan {
  return { tier: "free", hasUsedTrial: row.trialStartedAt !== null };
}
