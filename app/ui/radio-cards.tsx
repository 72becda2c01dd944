import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

export interface RadioOption<V extends string = string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  /** At the right of the label: a price, a badge. */
  extra?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<V extends string = string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: RadioOption<V>[];
  value?: V;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
  name?: string;
  columns?: 1 | 2 | 3;
  className?: string;
}

const grids = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

/** One of several, each on a card. Native radios: works in a form and before hydration. */
export function RadioCards<V extends string>({
  legend,
  hideLegend,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  columns = 1,
  className,
}: RadioCardsProps<V>) {
  const own = useId();
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? "sr-only" : "mb-2 text-sm font-medium"}>{legend}</legend>
      <div className={clsx("grid gap-2.5", grids[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "flex items-start gap-3 rounded-card border border-line-strong/60 bg-card px-4 py-3 transition-colors hover:border-line-strong",
              "has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-disabled:opacity-55",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text",
            )}
          >
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              disabled={option.disabled}
              className="mt-1 size-4.5 shrink-0 outline-none"
              {...(value !== undefined
                ? { checked: value === option.value }
                : { defaultChecked: defaultValue === option.value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className="min-w-0 grow leading-6">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
                {option.label}
                {option.extra}
              </span>
              {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
