import { Link } from "@remix-run/react";
import { LinkButton } from "~/ui/link-button";
import { Logo } from "~/ui/logo";
import { SITE_PAGES } from "../domain/site-pages";

/** The head of the site's pages for a visitor: the mark, and the way in. */
export function SiteHeader() {
  return (
    <header className="mx-auto flex w-full max-w-wide items-center justify-between gap-4 px-4 py-3 sm:px-6 lg:px-10 print:hidden">
      <Link to="/" aria-label="Acolyte, home" className="inline-flex min-h-11 items-center rounded-lg">
        <Logo />
      </Link>
      <LinkButton to="/api/login" variant="secondary" size="sm">
        Sign in
      </LinkButton>
    </header>
  );
}

/** The foot of the site's pages. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] print:hidden">
      <nav aria-label="Site" className="mx-auto flex max-w-wide justify-center px-4 py-4 sm:px-6 lg:px-10">
        <ul className="flex flex-wrap justify-center gap-x-2">
          {SITE_PAGES.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center rounded-lg px-3 text-sm text-muted transition-colors hover:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
