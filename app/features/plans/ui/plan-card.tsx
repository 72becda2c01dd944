import { formatBytes } from "~/shared/bytes";
import { Card, CardHeader } from "~/ui/card";
import type { Plan, PlanCardView } from "../contract";
import { planStanding } from "../domain/plan-words";
import { CancelPlan } from "./cancel-plan";

const FREE = { title: "Your plan", text: "Everything in Acolyte, with lower daily limits." };

/** The plan on the profile: what follows it, the used part of each limit, and how to cancel. */
export function PlanCard({ plan, timezone, calls, images, text: words }: PlanCardView) {
  const { title, text } = planStanding(plan, timezone) ?? FREE;
  const stored: [label: string, used: number, limit: number][] = [
    ["Images", images.used, images.limit],
    ["Journal text", words.journal, words.limit],
    ["Prayers, saved responses and conversations", words.others, words.limit],
  ];
  return (
    <Card as="section" aria-label="Your plan">
      <CardHeader title={title} description={text} />
      <div className="grid gap-4">
        <UsageMeter
          label="AI actions today"
          used={calls.limit - calls.left}
          limit={calls.limit}
          text={`${calls.left} of ${calls.limit} left`}
        />
        {stored.map(([label, used, limit]) => (
          <UsageMeter
            key={label}
            {...{ label, used, limit }}
            text={`${formatBytes(used)} of ${formatBytes(limit)}`}
          />
        ))}
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

interface UsageMeterProps {
  label: string;
  used: number;
  limit: number;
  /** The same in words: the bar is hidden from assistive technology. */
  text: string;
}

/** The used part of a limit, in words and as a bar. */
function UsageMeter({ label, used, limit, text }: UsageMeterProps) {
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-[0.9375rem]/6">
        <span>{label}</span>
        <span className="text-muted tabular-nums">{text}</span>
      </p>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-illustration
        className="block h-1.5 w-full rounded-full bg-sunken"
      >
        <rect width={(100 * Math.min(used, limit)) / limit} height="1" className="fill-accent" />
      </svg>
    </div>
  );
}
