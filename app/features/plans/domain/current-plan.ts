import { TZDate } from "@date-fns/tz";
import { addMonths, differenceInMonths } from "date-fns";
import type { Plan, PlanRow, PlanType } from "../contract";
import { ENTITLEMENTS, type Entitlements } from "./entitlements";

const DAY = 24 * 3_600_000;

/**
 * Returns the plan that a stored row means at an instant. A trial becomes the chosen plan at its end, a cancelled one the
 * free account; a plan that is cancelled later runs until the end of its paid period.
 */
export function currentPlan(row: PlanRow, now: Date): Plan {
  if (row.subscriptionTier === "trial" && row.subscriptionExpiresAt)
    return trialOrAfter(row, row.subscriptionExpiresAt, now);
  if (row.subscriptionTier === "premium" && !isOver(row.subscriptionExpiresAt, now)) {
    return { tier: "premium", planType: null, endsAt: row.subscriptionExpiresAt, isCancellable: false };
  }
  return free(row);
}

/** Returns the limits of a user's plan at an instant. */
export function entitlementsOf(row: PlanRow, now: Date): Entitlements {
  return ENTITLEMENTS[currentPlan(row, now).tier];
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

/** Returns the days from an instant to a later one, with a started day as a whole one; never below 0. */
function daysUntil(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY));
}

function isOver(endsAt: string | null, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}

function free(row: PlanRow): Plan {
  return { tier: "free", hasUsedTrial: row.trialStartedAt !== null };
}

const MONTHS: Record<PlanType, number> = { monthly: 1, annual: 12 };

/**
 * Returns the end of a plan's paid period that contains an instant. Periods are counted from the plan's first day in UTC;
 * a day that a month lacks is its last. All are ISO 8601 in UTC.
 */
export function paidPeriodEnd(planType: PlanType, startsAt: string, instant: string): string {
  const start = new TZDate(startsAt, "UTC");
  const months = MONTHS[planType];
  const past = Math.floor(Math.max(0, differenceInMonths(new TZDate(instant, "UTC"), start)) / months);
  let period = past + 1;
  // A month's last day may count as a whole month early.
  while (addMonths(start, period * months).getTime() <= Date.parse(instant)) period += 1;
  return new Date(addMonths(start, period * months).getTime()).toISOString();
}
