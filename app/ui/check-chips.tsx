import { clsx } from "clsx";
import { Check } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";

interface ChipProps extends InputHTMLAttributes<HTMLInputElement> {
  type: "checkbox" | "radio";
  icon?: ReactNode;
  children: ReactNode;
}

/** A native checkbox or radio that looks like a chip. */
export function Chip({ icon, children, className, ...rest }: ChipProps) {
  return (
    <label
      className={clsx(
        "relative inline-flex min-h-9 max-w-full shrink-0 items-center gap-1.5 rounded-full border border-line-strong/60 px-3.5 text-[0.9375rem] transition-colors select-none hover:border-line-strong pointer-coarse:min-h-11",
        "has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-disabled:opacity-50",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text",
        className,
      )}
    >
      <input className="absolute inset-0 size-full cursor-pointer opacity-0" {...rest} />
      {icon && <span className="-ml-1 [&_svg]:size-4">{icon}</span>}
      {children}
    </label>
  );
}

export interface CheckChipsProps<V extends string = string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: { value: V; label: string /** Read instead of a shortened label. */; fullLabel?: string }[];
  value: V[];
  onValueChange: (value: V[]) => void;
  /** Disables the other options once this many are chosen. */
  max?: number;
}

/** Any number of several, as chips: weekdays, filters, sources. */
export function CheckChips<V extends string>(props: CheckChipsProps<V>) {
  const { legend, hideLegend, options, value: chosen, onValueChange, max = Number.POSITIVE_INFINITY } = props;
  const name = useId();
  const toggle = (toggled: V) =>
    onValueChange(
      options.map(({ value }) => value).filter((value) => (value === toggled) !== chosen.includes(value)),
    );
  return (
    <fieldset>
      <legend className={hideLegend ? "sr-only" : "mb-2 text-sm font-medium"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label, fullLabel }) => {
          const isChosen = chosen.includes(value);
          return (
            <Chip
              key={value}
              type="checkbox"
              name={name}
              value={value}
              aria-label={fullLabel}
              checked={isChosen}
              disabled={!isChosen && chosen.length >= max}
              onChange={() => toggle(value)}
              icon={isChosen && <Check aria-hidden />}
            >
              {label}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
