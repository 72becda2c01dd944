import { clsx } from "clsx";
import { type ButtonHTMLAttributes, forwardRef } from "react";
import { Spinner } from "./loading";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  /** Read aloud and shown as a tooltip. */
  label: string;
  /** For toggles such as a bookmark: announced as pressed, drawn in the accent and filled. */
  pressed?: boolean;
  pending?: boolean;
  tone?: "default" | "destructive";
}

/** A round button with one lucide icon element as its child; 44 px target. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    label,
    children,
    pressed,
    pending = false,
    tone = "default",
    className,
    onClick,
    type = "button",
    ...rest
  },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={clsx(
        "inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:opacity-50 [&_svg]:size-5 print:hidden",
        tone === "destructive"
          ? "text-danger enabled:hover:bg-danger-soft"
          : "text-muted enabled:hover:bg-sunken enabled:hover:text-ink aria-pressed:text-accent-text aria-pressed:[&_svg]:fill-current",
        className,
      )}
      {...rest}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      {...(pending && { "aria-disabled": true, "aria-busy": true })}
    >
      {pending ? <Spinner /> : children}
    </button>
  );
});
