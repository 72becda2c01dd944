import { Check } from "lucide-react";
import { type PlanFeature, premiumLine } from "../domain/plan-features";

/** Features of Premium, one a line, with a last line for those that are not named. */
export function FeatureList({
  features,
  id,
  more,
}: {
  features: readonly PlanFeature[];
  id?: string;
  more?: string;
}) {
  return (
    <ul id={id} className="grid gap-2.5 text-[0.9375rem]/6">
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
