import { clsx } from "clsx";
import { useId } from "react";
import { Badge } from "~/ui/badge";
import { PLAN_TYPES, type PlanType } from "../../contract";
import { LISTED, PLAN_FEATURES } from "../../domain/plan-features";
import { PLAN_PRICES } from "../../domain/plan-prices";
import { Amount } from "../amount";
import { FeatureList } from "../feature-list";

const ALL = PLAN_FEATURES.slice(0, LISTED.trialAnnual);
const LISTS = {
  annual: { features: ALL, more: undefined },
  monthly: {
    features: ALL.slice(0, LISTED.trialMonthly),
    more: `+ ${LISTED.trialAnnual - LISTED.trialMonthly} more features`,
  },
};

export interface PlanChoiceProps {
  value: PlanType;
  onChange: (planType: PlanType) => void;
}

/** The plan that follows the trial, one of two cards. A click anywhere on a card chooses it. */
export function PlanChoice({ value, onChange }: PlanChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-medium">Which plan should follow?</legend>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {PLAN_TYPES.map((planType) => (
          <PlanCard
            key={planType}
            planType={planType}
            isChosen={value === planType}
            onChoose={() => onChange(planType)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function PlanCard(props: { planType: PlanType; isChosen: boolean; onChoose: () => void }) {
  const { planType, isChosen, onChoose } = props;
  const id = useId();
  const price = PLAN_PRICES[planType];
  const { features, more } = LISTS[planType];
  return (
    // biome-ignore lint/a11y: the radio inside is what keyboards and screen readers use; the card is a larger target beside it
    <div
      onClick={onChoose}
      className={clsx(
        "grid gap-3 rounded-card border border-line-strong/60 bg-card p-5 transition-colors hover:border-line-strong",
        "has-checked:border-accent has-checked:ring-1 has-checked:ring-accent",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text",
      )}
    >
      <div className="flex min-h-7 items-center gap-3">
        <input
          type="radio"
          id={id}
          name="planType"
          value={planType}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={`${id}-note`}
          className="size-4.5 shrink-0 outline-none"
        />
        <label htmlFor={id} className="text-xl/7 font-medium">
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
