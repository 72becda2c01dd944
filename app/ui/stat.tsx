import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A number with its label. Goes into a `StatRow`. */
export function Stat({ label, value, icon }: { label: string; value: ReactNode; icon?: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-0.5 rounded-card border border-line bg-card px-1 py-4 sm:px-3 text-center">
      <dt className="text-[0.8125rem]/5 text-muted">{label}</dt>
      <dd className="flex items-center justify-center gap-1.5 font-serif text-2xl/8 font-medium tabular-nums [&_svg]:size-5 [&_svg]:text-accent-text">
        {icon}
        {value}
      </dd>
    </div>
  );
}

/** Stats side by side, each with a label of two lines on phones to keep numbers level; four of them go two by two. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <dl
      className={clsx(
        "grid auto-cols-fr grid-flow-col gap-3 has-[>:nth-child(4)]:max-sm:grid-flow-row has-[>:nth-child(4)]:max-sm:grid-cols-2",
        "not-has-[>:nth-child(4)]:max-sm:[&_dt]:mx-auto not-has-[>:nth-child(4)]:max-sm:[&_dt]:w-min",
      )}
    >
      {children}
    </dl>
  );
}
