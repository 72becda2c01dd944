import type { PlanPrice } from "../domain/plan-prices";

/** A plan's price with the one it takes the place of, struck through. */
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
