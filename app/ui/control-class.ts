import { clsx } from "clsx";

// 16 px text: iOS zooms the page when a smaller control takes the focus.
const base =
  "w-full rounded-lg border border-line-strong bg-card px-3.5 text-base text-ink transition-colors " +
  "hover:border-muted focus-visible:outline-offset-0 aria-invalid:border-danger " +
  "disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken";

/** The classes of a text control: input, textarea, native select, select trigger. */
export function controlClass(className?: string): string {
  return clsx(base, className);
}
