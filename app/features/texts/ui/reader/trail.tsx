import type { PageLink } from "../../contract";
import { readingPath } from "../../domain/reading-paths";

/** The way to a page from the library. */
export function Trail({ links }: { links: PageLink[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap text-sm text-muted">
        {links.map(({ address, title }, index) => (
          <li key={address} className="flex items-center">
            <a
              href={readingPath(address)}
              className="inline-flex min-h-8 items-center rounded hover:text-ink hover:underline hover:underline-offset-4"
            >
              {title}
            </a>
            {index < links.length - 1 && (
              <span aria-hidden className="px-1.5 text-line-strong">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
