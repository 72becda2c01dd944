import { Check } from "lucide-react";
import { type PlanFeature, premiumLine } from "../domain/plan-features";
import type { PlanPrice } from "../domain/plan-prices";

/** A plan's price, with the old price struck through. */
export function Amount({ price }: { price: PlanPrice }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-4xl/11 tabular-nums">{price.amount}</span>
      <span className="text-muted">{price.period}</span>
      <del className="text-muted tabular-nums">
        <span className="sr-only">Instead of </span>
        {price.oldAmount}
      </del>
    </p>
  );
}

/** Features of Premium, one a line, with a last line about those that are not listed. */
export function FeatureList({ features, more }: { features: readonly PlanFeature[]; more?: string }) {
  return (
    <ul className="grid gap-2.5 text-[0.9375rem]/6">
      {features.map((feature) => (
        <li key={feature.name} className="flex gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
          {premiumLine(feature)}
        </li>
      ))}
      {more && <li className="pl-6.5 text-muted">{more}</li>}
    </ul>
  );
}
