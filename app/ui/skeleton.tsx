import { clsx } from "clsx";

/** A pale block in the size of the content to come, set by class. Hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx("rounded-md bg-line/70 motion-safe:animate-breathe", className)}
    />
  );
}

/** Lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx("grid gap-2.5", className)}>
      {Array.from({ length: lines }, (_, i) => i).map((i) => (
        <Skeleton key={i} className={clsx("h-4", i === lines - 1 ? "w-3/5" : "w-full")} />
      ))}
    </div>
  );
}

/** Wraps skeletons and says once, politely, what is loading. */
export function SkeletonGroup({
  text,
  className,
  children,
}: {
  text: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{text}</span>
      {children}
    </div>
  );
}
