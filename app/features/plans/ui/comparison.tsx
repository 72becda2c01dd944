import { Check } from "lucide-react";
import { INCLUDED, PLAN_FEATURES } from "../domain/plan-features";

const cell = "w-20 py-2.5 text-center align-top tabular-nums sm:w-32";

/** All features, in the free account and in Premium. */
export function Comparison() {
  return (
    <table className="w-full border-collapse text-[0.9375rem]/6">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2.5 text-left font-medium">
            Feature
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            Free
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            Premium
          </th>
        </tr>
      </thead>
      <tbody>
        {PLAN_FEATURES.map(({ name, free, premium }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-2.5 pr-3 text-left font-normal">
              {name}
            </th>
            <td className={cell}>
              <Value>{free}</Value>
            </td>
            <td className={`${cell} font-medium`}>
              <Value>{premium}</Value>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ children }: { children: string }) {
  if (children !== INCLUDED) return <>{children}</>;
  return (
    <>
      <Check aria-hidden className="mx-auto mt-1 size-4 text-accent-text" />
      <span className="sr-only">{INCLUDED}</span>
    </>
  );
}
