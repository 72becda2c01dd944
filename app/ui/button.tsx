import { Trash2 } from "lucide-react";
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
import { Spinner } from "./loading";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A lucide icon element, before the label. A destructive button always has one (a bin by default). */
  icon?: ReactNode;
  /** Shows a spinner and `pendingLabel` and ignores clicks. The focus stays where it is. */
  pending?: boolean;
  pendingLabel?: ReactNode;
}

/** A button. One primary on a screen; destructive is outlined with an icon. Its type is `button` by default. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = "primary",
    size = "md",
    icon,
    pending = false,
    pendingLabel,
    className,
    children,
    onClick,
    type = "button",
    ...rest
  },
  ref,
) {
  // aria-disabled rather than disabled: a disabled button would drop the keyboard focus to the page.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  const shownIcon = pending ? (
    <Spinner />
  ) : (
    (icon ?? (variant === "destructive" ? <Trash2 aria-hidden /> : null))
  );
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass(variant, size, className)}
      {...rest}
      onClick={handleClick}
      {...(pending && { "aria-disabled": true, "aria-busy": true })}
    >
      {shownIcon}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
});
