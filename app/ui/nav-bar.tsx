import { Link, useLocation } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Current only on exactly this address. */
  end?: boolean;
  /** Another address of the same screen. */
  alsoCurrentOn?: string;
}

/**
 * The main navigation: fixed at the bottom, a slim rail at the left from 1024 px.
 * `--bottom-bar` and `--rail` hold its size: `Page` leaves room below, the layout pads `pl-(--rail)`.
 */
export function NavBar({ label, items, mark }: { label: string; items: NavItem[]; mark?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm lg:inset-y-0 lg:right-auto lg:w-(--rail) lg:border-t-0 lg:border-r lg:bg-card lg:pb-0 print:hidden"
    >
      {mark && <div className="hidden justify-center pt-6 pb-4 lg:flex">{mark}</div>}
      <ul className="mx-auto flex h-16 max-w-xl lg:h-auto lg:flex-col lg:gap-1 lg:px-2">
        {items.map(({ icon: Icon, ...item }) => (
          <li key={item.to} className="flex-1">
            <Link
              to={item.to}
              aria-current={isCurrent(item, pathname) ? "page" : undefined}
              prefetch="intent"
              className="group flex h-full flex-col items-center justify-center gap-0.5 text-xs/4 text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-accent-text lg:rounded-card lg:py-2.5"
            >
              <span className="grid h-7 w-13 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-accent-soft">
                <Icon aria-hidden className="size-[1.35rem]" />
              </span>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isCurrent({ to, end, alsoCurrentOn }: Omit<NavItem, "icon">, pathname: string): boolean {
  return pathname === to || pathname === alsoCurrentOn || (!end && pathname.startsWith(`${to}/`));
}

/** The first stop of the Tab key: jumps over the navigation to `<main id="main">`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 rounded-full bg-accent px-5 py-2.5 text-accent-ink not-focus:sr-only"
    >
      {children}
    </a>
  );
}
