import type { Plan, PlanType } from "../../contract";

/** A way to a plan. */
export interface PlanAction {
  label: string;
  href: string;
}

/**
 * What a person (null: a visitor) can do about a plan: begin the one trial, or write to us once it is used. Whose plan
 * goes on by itself has nothing to do.
 */
export function planAction(plan: Plan | null, planType: PlanType): PlanAction | null {
  if (plan === null || (plan.tier === "free" && !plan.hasUsedTrial)) {
    return { label: "Start Free Trial", href: `/trial-signup?plan=${planType}` };
  }
  const goesOn = plan.tier === "premium" ? plan.endsAt === null : plan.tier === "trial" && !plan.isCancelled;
  return goesOn ? null : { label: "Ask for Premium", href: "/support" };
}
