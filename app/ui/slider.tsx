import { clsx } from "clsx";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";

export interface SliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  /** What the value means, shown at the right and read instead of the bare number. */
  valueText: string;
}

/** A labelled range in steps, on the browser's own control. */
export function Slider({ label, hint, valueText, className, id, ...rest }: SliderProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={clsx("grid gap-1", className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={inputId} className="text-sm font-medium">
          {label}
        </label>
        <output htmlFor={inputId} className="text-sm text-muted">
          {valueText}
        </output>
      </div>
      <input
        id={inputId}
        type="range"
        aria-valuetext={valueText}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        className="h-11 w-full cursor-pointer"
        {...rest}
      />
      {hint && (
        <p id={`${inputId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
