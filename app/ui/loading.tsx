import { clsx } from "clsx";

/** A turning arc, decoration only: the words beside it (or `Loading`) say what is happening. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      aria-hidden="true"
      className={clsx("size-5 shrink-0 motion-safe:animate-spin", className)}
    >
      <circle cx="12" cy="12" r="9" opacity={0.22} />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}

/** A spinner with words, announced politely. Prefer a Skeleton where the shape of the content is known. */
export function Loading({ text, className }: { text: string; className?: string }) {
  return (
    <div
      role="status"
      className={clsx(
        "flex items-center justify-center gap-3 py-12 text-muted motion-safe:animate-fade-in",
        className,
      )}
    >
      <Spinner className="text-accent-text" />
      <span>{text}</span>
    </div>
  );
}
