import type { ReactNode } from "react";
import { LogoMark } from "~/ui/logo";

/** What surrounds the pages of a shared response. Plain links: there is no script on them. */
export function SharedFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[42rem] px-5 pb-16 sm:px-8">
      <header className="flex items-center py-3 sm:py-5">
        <a
          href="/"
          className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-serif text-lg font-medium"
        >
          <LogoMark className="size-7" />
          Acolyte
        </a>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  );
}
