import { LibraryBig, Search } from "lucide-react";
import type { ReactNode } from "react";
import { LogoMark } from "~/ui/logo";
import { SEARCH_PATH } from "../../domain/reading-paths";
import { DisplayButton, DisplaySettings, EarlySettings } from "./display-settings";
import "./reader.css";

const barLink =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 text-[0.9375rem] text-muted transition-colors hover:bg-sunken hover:text-ink [&_svg]:size-5";

/**
 * The frame of the reader's pages: a bar with the way home, to the library and to the search, and the settings of the
 * text. Plain links, because each page is a document that browsers and data centres keep.
 */
export function ReaderFrame({
  contentsButton,
  children,
}: {
  contentsButton?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <EarlySettings />
      <header className="reader-bar sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden">
        <div className="mx-auto flex h-14 max-w-[88rem] items-center gap-1 px-2 sm:px-4 lg:px-8">
          <a
            href="/"
            aria-label="Acolyte, home"
            className="inline-flex min-h-11 items-center gap-2 rounded-lg px-1.5 font-serif text-lg font-medium"
          >
            <LogoMark className="size-7" />
            <span aria-hidden className="max-sm:hidden">
              Acolyte
            </span>
          </a>
          {contentsButton}
          <nav aria-label="Reader" className="ml-auto flex items-center">
            <a href="/read" className={barLink}>
              <LibraryBig aria-hidden />
              <span className="max-sm:sr-only">Library</span>
            </a>
            <a href={SEARCH_PATH} className={barLink}>
              <Search aria-hidden />
              <span className="max-sm:sr-only">Search</span>
            </a>
          </nav>
          <DisplayButton />
        </div>
      </header>
      <DisplaySettings />
      {children}
    </>
  );
}
