import { clsx } from "clsx";

/** How far the prayer has come: a thin line with a part for each step. `stepIndex` equals `count` at the end. */
export function ProgressLine({ stepIndex, count }: { stepIndex: number; count: number }) {
  const done = Math.min(stepIndex + 1, count);
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={done}
      aria-valuetext={stepIndex >= count ? "Finished" : `Step ${done} of ${count}`}
      className="flex gap-1"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          key={index}
          className={clsx(
            "h-1 grow rounded-full transition-colors",
            index <= stepIndex ? "bg-accent" : "bg-line",
          )}
        />
      ))}
    </div>
  );
}
