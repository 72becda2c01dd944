import { Link, type LinkProps } from "@remix-run/react";
import { forwardRef, type ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link that looks like a button, for going somewhere. Use Button for doing something. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant = "primary", size = "md", icon, className, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} className={buttonClass(variant, size, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
});
