import { Link } from "@remix-run/react";
import { Bookmark, ChevronRight, CreditCard, type LucideIcon, Settings } from "lucide-react";
import { Card } from "~/ui/card";

const LINKS: { to: string; label: string; text: string; icon: LucideIcon }[] = [
  { to: "/settings", label: "Settings", text: "Journal, prayer, reminders, appearance", icon: Settings },
  { to: "/saved-responses", label: "Saved Responses", text: "Answers that you saved", icon: Bookmark },
  { to: "/pricing", label: "Plans and pricing", text: "What each plan gives you", icon: CreditCard },
];

/** The ways from the profile to the screens around it. */
export function ProfileLinks() {
  return (
    <Card as="section" padding="none" aria-label="More of yours" className="overflow-hidden">
      <ul>
        {LINKS.map(({ to, label, text, icon: Icon }) => (
          <li key={to} className="border-t border-line first:border-t-0">
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-16 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
