import { Badge } from "~/ui/badge";
import { Card, CardHeader } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import type { Plan, PlanCardView } from "../../contract";
import { formatBytes } from "../../domain/entitlements";
import { PLAN_BADGES, planStanding } from "../../domain/plan-words";
import { CancelPlan } from "./cancel-plan";
import { UseMeter } from "./use-meter";

/** A person's plan on the profile: what it is, what is left of what it allows, and how to have more or end it. */
export function PlanCard({ plan, timezone, calls, images }: PlanCardView) {
  const standing = planStanding(plan, timezone);
  return (
    <Card as="section" aria-label="Your plan">
      <CardHeader
        title={standing?.title ?? "Your plan"}
        description={standing?.text ?? "All of Acolyte, with less of what costs us most."}
        action={<Badge tone={plan.tier === "free" ? "neutral" : "accent"}>{PLAN_BADGES[plan.tier]}</Badge>}
      />
      <div className="grid gap-4">
        <UseMeter
          label="AI companion today"
          used={calls.limit - calls.left}
          limit={calls.limit}
          text={`${calls.left} of ${calls.limit} calls left`}
        />
        <UseMeter
          label="Images in your journal"
          used={images.used}
          limit={images.limit}
          text={`${formatBytes(images.used)} of ${formatBytes(images.limit)}`}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {canHaveMore(plan) && <LinkButton to="/pricing">Upgrade to Premium</LinkButton>}
        {canCancel(plan) && <CancelPlan plan={plan} timezone={timezone} />}
      </div>
    </Card>
  );
}

function canHaveMore(plan: Plan): boolean {
  return plan.tier === "free" || (plan.tier === "trial" && plan.isCancelled);
}

function canCancel(plan: Plan): plan is Exclude<Plan, { tier: "free" }> {
  return plan.tier === "trial" ? !plan.isCancelled : plan.tier === "premium" && plan.isCancellable;
}
