import { clsx } from "clsx";
import { Spinner } from "./spinner";

/** A spinner with words, announced politely. Prefer a Skeleton where the shape of what comes is known. */
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
