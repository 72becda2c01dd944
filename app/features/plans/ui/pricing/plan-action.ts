import type { Plan, PlanType } from "../../contract";

/** A way to a plan. */
export interface PlanAction {
  label: string;
  href: string;
  /** The server may lead on to a provider: the browser has to ask for a page. */
  leavesApp?: boolean;
}

/**
 * What a person (null: a visitor) can do about a plan: begin the one trial (after signing up), or write to us once it is used. Whose plan
 * goes on by itself has nothing to do.
 */
export function planAction(plan: Plan | null, planType: PlanType): PlanAction | null {
  const trial = `/trial-signup?plan=${planType}`;
  if (plan === null) {
    const address = new URLSearchParams({ mode: "sign-up", redirectTo: trial });
    return { label: "Start Free Trial", href: `/api/login?${address}`, leavesApp: true };
  }
  if (plan.tier === "free" && !plan.hasUsedTrial) return { label: "Start Free Trial", href: trial };
  const goesOn = plan.tier === "premium" ? plan.endsAt === null : plan.tier === "trial" && !plan.isCancelled;
  return goesOn ? null : { label: "Ask for Premium", href: "/support" };
}
