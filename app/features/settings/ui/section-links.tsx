import { Link } from "@remix-run/react";

interface SectionLinksProps {
  sections: { id: string; label: string }[];
}

/** Leads to the sections of a long page, beside it from 1024 px. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav aria-label="Sections" className="hidden lg:block print:hidden">
      <ul className="sticky top-8 grid gap-0.5 text-[0.9375rem]">
        {sections.map(({ id, label }) => (
          <li key={id}>
            {/* The router's own link: after an entry in the history that it did not make, it could not hold Back. */}
            <Link
              to={{ hash: id }}
              replace
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              className="flex min-h-10 items-center rounded-lg px-3 text-muted transition-colors hover:bg-sunken hover:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
