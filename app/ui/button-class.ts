import { clsx } from "clsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "destructive";
export type ButtonSize = "sm" | "md" | "lg";

const base =
  "inline-flex items-center justify-center gap-2 rounded-full font-medium whitespace-nowrap select-none " +
  // On the narrowest screens, or with the page enlarged, a long label breaks rather than widen the page.
  "max-[22.5rem]:py-1.5 max-[22.5rem]:whitespace-normal " +
  "transition-[background-color,border-color,color,opacity] [&_svg]:size-[1.15em] " +
  "disabled:opacity-55 aria-disabled:opacity-85 aria-disabled:cursor-default print:hidden";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-accent-ink enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover",
  secondary:
    "border border-line-strong/55 bg-card text-ink enabled:hover:border-line-strong enabled:hover:bg-sunken " +
    "[a&]:hover:border-line-strong [a&]:hover:bg-sunken",
  ghost: "text-accent-text enabled:hover:bg-accent-soft [a&]:hover:bg-accent-soft",
  // Outlined on purpose: on a red day a filled button is the ordinary, harmless one.
  destructive: "border border-danger/70 text-danger enabled:hover:bg-danger-soft [a&]:hover:bg-danger-soft",
};

// pointer-coarse keeps the 44 px touch target where the visual size is smaller.
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3.5 text-sm pointer-coarse:min-h-11",
  md: "min-h-11 px-5 text-[0.9375rem]",
  lg: "min-h-13 px-7 text-base",
};

/** The classes of a button, for anything that looks like one: a button, a link, a file label. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className?: string,
): string {
  return clsx(base, variants[variant], sizes[size], className);
}
