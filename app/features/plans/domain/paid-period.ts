import { TZDate } from "@date-fns/tz";
import { addMonths, differenceInMonths } from "date-fns";
import type { PlanType } from "../contract";

const MONTHS: Record<PlanType, number> = { monthly: 1, annual: 12 };

/**
 * The end of the period of a plan in which an instant falls: periods are counted from the plan's first day in UTC, and
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
