import { clsx } from "clsx";
import { useId } from "react";
import { Badge } from "~/ui/badge";
import { PLAN_TYPES, type PlanType } from "../contract";
import { LISTED, PLAN_FEATURES } from "../domain/plan-features";
import { PLAN_PRICES } from "../domain/plan-prices";
import { Amount, FeatureList } from "./plan-parts";

const ALL = PLAN_FEATURES.slice(0, LISTED.trialAnnual);
const LISTS = {
  annual: { features: ALL, more: undefined },
  monthly: {
    features: ALL.slice(0, LISTED.trialMonthly),
    more: `+ ${LISTED.trialAnnual - LISTED.trialMonthly} more features`,
  },
};

/**
 * The plan that follows the trial, one of two cards; a click anywhere on a card chooses it. The browser keeps the choice,
 * as `plan` of the form around it: it counts before hydration, too, when the form returns it as the page's parameter.
 */
export function PlanChoice({ initial }: { initial: PlanType }) {
  return (
    <fieldset>
      <legend className="mb-3 font-medium">Which plan do you want after the trial?</legend>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {PLAN_TYPES.map((planType) => (
          <PlanCard key={planType} planType={planType} isInitial={planType === initial} />
        ))}
      </div>
    </fieldset>
  );
}

function PlanCard({ planType, isInitial }: { planType: PlanType; isInitial: boolean }) {
  const id = useId();
  const price = PLAN_PRICES[planType];
  const { features, more } = LISTS[planType];
  return (
    <div
      className={clsx(
        "relative grid gap-3 rounded-card border border-line-strong/60 bg-card p-5 transition-colors hover:border-line-strong",
        "has-checked:border-accent has-checked:ring-1 has-checked:ring-accent",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text",
      )}
    >
      <div className="flex min-h-7 items-center gap-3">
        <input
          type="radio"
          id={id}
          name="plan"
          value={planType}
          defaultChecked={isInitial}
          aria-describedby={`${id}-note`}
          className="size-4.5 shrink-0 outline-none"
        />
        {/* Covers the whole card. */}
        <label htmlFor={id} className="text-xl/7 font-medium after:absolute after:inset-0 after:rounded-card">
          {price.name}
        </label>
        {price.trial.badge && (
          <Badge tone="accent" className="ml-auto">
            {price.trial.badge}
          </Badge>
        )}
      </div>
      <div id={`${id}-note`}>
        <Amount price={price} />
        <p className="mt-1 text-sm text-muted">{price.trial.note}</p>
      </div>
      <FeatureList features={features} more={more} />
    </div>
  );
}
