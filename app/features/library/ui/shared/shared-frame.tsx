import type { ReactNode } from "react";
import { LogoMark } from "~/ui/logo";

/** The frame of the pages about a shared response. Plain links, because the pages have no script. */
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

/** The page for an unknown or disabled link. */
export function SharedMissing() {
  return (
    <SharedFrame>
      <div className="py-16 text-center">
        <h1 className="text-3xl">This page is not shared</h1>
        <p className="mx-auto mt-4 max-w-md text-muted">
          There is no shared response at this address. The link may be incomplete, or its owner may have made
          the response private.
        </p>
        <a
          href="/"
          className="mt-8 inline-flex min-h-11 items-center text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Go to Acolyte
        </a>
      </div>
    </SharedFrame>
  );
}
