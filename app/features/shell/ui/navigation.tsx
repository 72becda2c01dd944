import { NavLink } from "@remix-run/react";
import clsx from "clsx";
import { BookOpen, type LucideIcon } from "lucide-react";

interface NavigationEntry {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The main screens, in the order of the bar. */
const ENTRIES: NavigationEntry[] = [{ to: "/journal", label: "Journal", icon: BookOpen }];

/** The app's main navigation: fixed at the bottom on phones and tablets, a slim rail at the left from 1024 px. */
export function Navigation() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card/95 pb-[env(safe-area-inset-bottom)] backdrop-blur print:hidden lg:inset-x-auto lg:inset-y-0 lg:left-0 lg:w-20 lg:border-t-0 lg:border-r"
    >
      <ul className="mx-auto flex max-w-md justify-around lg:h-full lg:flex-col lg:justify-start lg:gap-2 lg:pt-6">
        {ENTRIES.map(({ to, label, icon: Icon }) => (
          <li key={to} className="flex-1 lg:flex-none">
            <NavLink
              to={to}
              className={({ isActive }) =>
                clsx(
                  "flex min-h-16 flex-col items-center justify-center gap-1 text-xs transition-colors",
                  isActive ? "font-medium text-accent-text" : "text-muted hover:text-ink",
                )
              }
            >
              <Icon aria-hidden="true" size={22} strokeWidth={1.5} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
