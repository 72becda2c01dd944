import { Link, type LinkProps } from "@remix-run/react";
import { forwardRef, type ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link that looks like a button, to go somewhere. Use Button to do something. */
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

/** A link with an icon; its label is visible from 640 px and always read aloud. 44 px target. */
export function IconLink({ label, icon, ...rest }: LinkProps & { label: string; icon: ReactNode }) {
  return (
    <Link
      title={label}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-[0.9375rem] text-muted transition-colors hover:bg-sunken hover:text-ink sm:px-3 [&_svg]:size-5 print:hidden"
      {...rest}
    >
      {icon}
      <span className="max-sm:sr-only">{label}</span>
    </Link>
  );
}
