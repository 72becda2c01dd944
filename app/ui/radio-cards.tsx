import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

export interface RadioOption<V extends string = string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  /** At the right of the label, such as a badge. */
  extra?: ReactNode;
}

export interface RadioCardsProps<V extends string = string> {
  legend: ReactNode;
  options: RadioOption<V>[];
  value: V;
  onValueChange: (value: V) => void;
  columns?: 1 | 2 | 3;
}

const grids = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

/** One of several, each on a card. Native radios. */
export function RadioCards<V extends string>({
  legend,
  options,
  value,
  onValueChange,
  columns = 1,
}: RadioCardsProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className={clsx("grid gap-2.5", grids[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "flex items-start gap-3 rounded-card border border-line-strong/60 bg-card px-4 py-3 transition-colors hover:border-line-strong",
              "has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              className="mt-1 size-4.5 shrink-0 outline-none"
              onChange={() => onValueChange(option.value)}
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
