import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Ignores further choices while one is being saved. The focus stays where it is. */
  pending?: boolean;
  className?: string;
}

/** An on/off setting with its label at the left. */
export function Switch({ label, hint, className, pending = false, checked, onCheckedChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={clsx("flex min-h-11 items-start justify-between gap-4 py-2", className)}>
      <label htmlFor={id} className="min-w-0 grow cursor-pointer leading-6">
        {label}
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </label>
      <button
        type="button"
        role="switch"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="group relative mt-0.5 h-7 w-12 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:-inset-2 aria-checked:border-accent aria-checked:bg-accent"
        aria-checked={checked}
        onClick={() => !pending && onCheckedChange(!checked)}
        {...(pending && { "aria-disabled": true, "aria-busy": true })}
      >
        <span className="block size-5 translate-x-[3px] rounded-full bg-line-strong transition-[translate,background-color] group-aria-checked:translate-x-[1.4375rem] group-aria-checked:bg-accent-ink" />
      </button>
    </div>
  );
}
