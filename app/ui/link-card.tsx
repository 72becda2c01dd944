import { Link } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface LinkCardProps {
  to: string;
  icon: LucideIcon;
  title: string;
  /** A few words below the title. */
  text: string;
  badge?: ReactNode;
  /** Hides the words below the title on phones, where two cards are side by side. */
  short?: boolean;
}

/** A link to another screen: icon, title, a few words. */
export function LinkCard({ to, icon: Icon, title, text, badge, short = false }: LinkCardProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="group flex h-full items-center gap-3 rounded-card border border-line bg-card p-3.5 transition-colors hover:border-line-strong sm:p-4"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2 font-medium group-hover:text-accent-text">
          {title}
          {badge}
        </span>
        <span className={short ? "block text-sm/5 text-muted max-sm:hidden" : "block text-sm/5 text-muted"}>
          {text}
        </span>
      </span>
    </Link>
  );
}
