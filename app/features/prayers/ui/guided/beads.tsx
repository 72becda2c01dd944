import { clsx } from "clsx";

/** How often a repeated prayer has been said, as beads on a cord and in words. `time` counts from 0. */
export function Beads({ times, time }: { times: number; time: number }) {
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div aria-hidden="true" className="flex items-center gap-1.5">
        {Array.from({ length: times }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: beads have no identity but their place
            key={index}
            className={clsx(
              "rounded-full border transition-[background-color,border-color,scale]",
              index === time ? "size-4 border-accent bg-accent" : "size-3",
              index < time && "border-accent bg-accent/45",
              index > time && "border-line-strong bg-card",
            )}
          />
        ))}
      </div>
      <p className="text-sm text-muted tabular-nums">
        {time + 1} of {times}
      </p>
    </div>
  );
}
