import { clsx } from "clsx";
import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  label: ReactNode;
  hideLabel?: boolean;
}

/** A labelled checkbox; the whole line is the target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hideLabel, className, ...rest },
  ref,
) {
  return (
    <label className={clsx("flex min-h-11 items-start gap-3 py-2.5", className)}>
      <input ref={ref} type="checkbox" className="mt-0.5 size-5 shrink-0" {...rest} />
      <span className={hideLabel ? "sr-only" : "leading-6"}>{label}</span>
    </label>
  );
});
