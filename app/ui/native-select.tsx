import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { forwardRef, type SelectHTMLAttributes } from "react";
import { controlClass, Field, type FieldLabels } from "./field";

export interface NativeSelectProps extends FieldLabels, SelectHTMLAttributes<HTMLSelectElement> {
  fieldClassName?: string;
}

/**
 * A labelled browser select, for forms and long lists (zones, times). It needs no script, works before hydration
 * and opens the phone's own picker. Children are `<option>`s.
 */
export const NativeSelect = forwardRef<HTMLSelectElement, NativeSelectProps>(function NativeSelect(
  { label, hint, error, required, hideLabel, id, fieldClassName, className, children, ...rest },
  ref,
) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id }} className={fieldClassName}>
      {(control) => (
        <span className="relative block">
          <select
            ref={ref}
            className={controlClass(clsx("h-11 appearance-none pr-10", className))}
            {...rest}
            {...control}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
});
