import { clsx } from "clsx";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import type { Plan, PlanType } from "../contract";
import type { PlanFeature } from "../domain/plan-features";
import { PLAN_PRICES } from "../domain/plan-prices";
import { Amount, FeatureList } from "./plan-parts";

/** A link to a plan. */
interface PlanAction {
  label: string;
  href: string;
  /** The server may redirect to a provider: the browser has to load a page. */
  leavesApp?: boolean;
}

export interface PriceCardProps {
  planType: PlanType;
  features: readonly PlanFeature[];
  /** The user's next step to this plan; `null` when there is none. */
  action: PlanAction | null;
  /** The one primary action of the screen. */
  isPrimary: boolean;
}

/** One plan: its price, savings and features, and the next step to it. */
export function PriceCard({ planType, features, action, isPrimary }: PriceCardProps) {
  const price = PLAN_PRICES[planType];
  const titleId = `plan-${planType}`;
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className={clsx("grid content-start gap-4", isPrimary && "border-accent! ring-1 ring-accent")}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id={titleId} className="text-xl/7">
          {price.name}
        </h2>
        {price.pricing.badge && <Badge tone="accent">{price.pricing.badge}</Badge>}
      </div>
      <div>
        <Amount price={price} />
        <ul className="mt-1.5 flex flex-wrap gap-x-3 text-sm/6 text-muted">
          {price.pricing.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      {action && (
        <LinkButton
          to={action.href}
          reloadDocument={action.leavesApp}
          variant={isPrimary ? "primary" : "secondary"}
          className="w-full"
        >
          {action.label}
        </LinkButton>
      )}
      <FeatureList features={features} />
    </Card>
  );
}

/**
 * Returns the next step of a user (`null`: a visitor) to a plan: start the one trial, after signing up, or contact us once
 * it is used. Users whose plan renews have none.
 */
export function planAction(plan: Plan | null, planType: PlanType): PlanAction | null {
  const trial = `/trial-signup?plan=${planType}`;
  if (plan === null) {
    const address = new URLSearchParams({ mode: "sign-up", redirectTo: trial });
    return { label: "Start Free Trial", href: `/api/login?${address}`, leavesApp: true };
  }
  if (plan.tier === "free" && !plan.hasUsedTrial) return { label: "Start Free Trial", href: trial };
  const renews = plan.tier === "premium" ? plan.endsAt === null : plan.tier === "trial" && !plan.isCancelled;
  return renews ? null : { label: "Ask for Premium", href: "/support" };
}
