import { SharedFrame } from "./shared-frame";

/** The page for a link that nobody has shared, or that is over. */
export function SharedMissing() {
  return (
    <SharedFrame>
      <div className="py-16 text-center">
        <h1 className="text-3xl">This page is not shared</h1>
        <p className="mx-auto mt-4 max-w-md text-muted">
          There is no shared response at this address. Perhaps the link is incomplete, or whoever shared it
          has made it private again.
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
