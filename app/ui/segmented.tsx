import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

export interface SegmentedOption<V extends string = string> {
  value: V;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedProps<V extends string = string> {
  /** The accessible name of the group; shown when `showLegend`. */
  legend: string;
  showLegend?: boolean;
  options: SegmentedOption<V>[];
  value: V;
  onValueChange: (value: V) => void;
  className?: string;
}

/** Two to four choices side by side, one of them on. Native radios. */
export function Segmented<V extends string>({
  legend,
  showLegend = false,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={showLegend ? "mb-2 text-sm font-medium" : "sr-only"}>{legend}</legend>
      <div className="inline-flex max-w-full rounded-full bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "relative inline-flex min-h-9 items-center gap-2 rounded-full border border-transparent px-4 text-[0.9375rem] text-muted transition-colors select-none hover:text-ink pointer-coarse:min-h-11 [&_svg]:size-[1.1rem]",
              "has-checked:border-line has-checked:bg-card has-checked:font-medium has-checked:text-accent-text",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-text",
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
