import { formatBytes } from "~/shared/format-bytes";
import { Card, CardHeader } from "~/ui/card";
import type { Plan, PlanCardView } from "../../contract";
import { planStanding } from "../../domain/plan-words";
import { CancelPlan } from "./cancel-plan";
import { UsageMeter } from "./usage-meter";

const FREE = { title: "Your plan", text: "All of Acolyte, with less of what costs us most." };

/** A person's plan on the profile: what runs and what follows, what is left of what it allows, and how to end it. */
export function PlanCard({ plan, timezone, calls, images, text: words }: PlanCardView) {
  const { title, text } = planStanding(plan, timezone) ?? FREE;
  return (
    <Card as="section" aria-label="Your plan">
      <CardHeader title={title} description={text} />
      <div className="grid gap-4">
        <UsageMeter
          label="AI companion today"
          used={calls.limit - calls.left}
          limit={calls.limit}
          text={`${calls.left} of ${calls.limit} calls left`}
        />
        <UsageMeter
          label="Images"
          used={images.used}
          limit={images.limit}
          text={`${formatBytes(images.used)} of ${formatBytes(images.limit)}`}
        />
        <UsageMeter
          label="Journal text"
          used={words.journal}
          limit={words.limit}
          text={`${formatBytes(words.journal)} of ${formatBytes(words.limit)}`}
        />
        <UsageMeter
          label="Prayers, saved responses and conversations"
          used={words.others}
          limit={words.limit}
          text={`${formatBytes(words.others)} of ${formatBytes(words.limit)}`}
        />
      </div>
      {canCancel(plan) && (
        <div className="mt-5">
          <CancelPlan plan={plan} timezone={timezone} />
        </div>
      )}
    </Card>
  );
}

function canCancel(plan: Plan): plan is Exclude<Plan, { tier: "free" }> {
  return plan.tier === "trial" ? !plan.isCancelled : plan.tier === "premium" && plan.isCancellable;
}
