import { clsx } from "clsx";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface CheckChipsProps<V extends string = string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: { value: V; label: string /** Read instead of a shortened label. */; fullLabel?: string }[];
  value: V[];
  onValueChange: (value: V[]) => void;
  /** Disables the other options once this many are chosen. */
  max?: number;
}

/** Any number of several, as chips: weekdays, filters, sources. Native checkboxes. */
export function CheckChips<V extends string>({
  legend,
  hideLegend,
  options,
  value,
  onValueChange,
  max,
}: CheckChipsProps<V>) {
  const name = useId();
  const full = max !== undefined && value.length >= max;
  return (
    <fieldset>
      <legend className={hideLegend ? "sr-only" : "mb-2 text-sm font-medium"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const checked = value.includes(option.value);
          return (
            <label
              key={option.value}
              className={clsx(
                "relative inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong/60 px-3.5 text-[0.9375rem] transition-colors select-none hover:border-line-strong pointer-coarse:min-h-11",
                "has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-disabled:opacity-50",
                "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text",
              )}
            >
              <input
                type="checkbox"
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                name={name}
                value={option.value}
                aria-label={option.fullLabel}
                checked={checked}
                disabled={!checked && full}
                onChange={() =>
                  onValueChange(
                    options
                      .map((o) => o.value)
                      .filter((v) => (v === option.value ? !checked : value.includes(v))),
                  )
                }
              />
              {checked && <Check aria-hidden className="-ml-1 size-4" />}
              {option.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
