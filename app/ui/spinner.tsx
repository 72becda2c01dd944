import { clsx } from "clsx";

/** A turning arc, decoration only: the words beside it (or `Loading`) say what is happening. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
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
