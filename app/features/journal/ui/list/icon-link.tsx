import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";

/** A link with an icon; its word is shown from 640 px and always read aloud. 44 px target. */
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
