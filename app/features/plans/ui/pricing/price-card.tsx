import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import type { PlanType } from "../../contract";
import type { PlanFeature } from "../../domain/plan-features";
import { PLAN_PRICES } from "../../domain/plan-prices";
import { Amount } from "../amount";
import { FeatureList } from "../feature-list";
import type { PlanAction } from "./plan-action";

export interface PriceCardProps {
  planType: PlanType;
  features: readonly PlanFeature[];
  /** What the person can do about this plan; null when there is nothing to do. */
  action: PlanAction | null;
  /** The one primary action of the screen. */
  isPrimary: boolean;
}

/** One plan: its price, what is saved, what it gives, and the way to it. */
export function PriceCard({ planType, features, action, isPrimary }: PriceCardProps) {
  const price = PLAN_PRICES[planType];
  const titleId = `plan-${planType}`;
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className={
        isPrimary ? "grid content-start gap-4 border-accent! ring-1 ring-accent" : "grid content-start gap-4"
      }
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
