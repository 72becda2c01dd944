/** Shows progress in words and as a bar; without a `share` (0 to 1) the bar only shows activity. */
export function WorkProgress({ label, share }: { label: string; share: number | null }) {
  const percent = share === null ? undefined : Math.round(share * 100);
  return (
    <div className="grid gap-2" aria-live="off">
      <p className="text-sm text-muted tabular-nums">{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={
            percent === undefined
              ? "h-full w-1/3 rounded-full bg-accent motion-safe:animate-pulse"
              : "h-full rounded-full bg-accent transition-[width] motion-reduce:transition-none"
          }
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
