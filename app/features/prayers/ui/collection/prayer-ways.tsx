import { Link } from "@remix-run/react";
import { Footprints, type LucideIcon, PenLine } from "lucide-react";

/** The other ways to pray: in one's own words, and led step by step. */
export function PrayerWays() {
  return (
    <ul className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 print:hidden">
      <Way to="/prayer/quick" icon={PenLine} title="Quick prayer" text="In your own words" />
      <Way to="/immersive-prayer" icon={Footprints} title="Guided prayer" text="One step at a time" />
    </ul>
  );
}

function Way({ to, icon: Icon, title, text }: { to: string; icon: LucideIcon; title: string; text: string }) {
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        className="group flex h-full items-center gap-3 rounded-card border border-line bg-card p-3.5 transition-colors hover:border-line-strong sm:p-4"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
          <Icon aria-hidden className="size-5" />
        </span>
        <span className="min-w-0">
          <span className="block font-medium group-hover:text-accent-text">{title}</span>
          <span className="block text-sm/5 text-muted max-sm:hidden">{text}</span>
        </span>
      </Link>
    </li>
  );
}
