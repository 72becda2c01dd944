export interface UsageMeterProps {
  label: string;
  used: number;
  limit: number;
  /** The same in words, for everybody: the bar only helps the eye. */
  text: string;
}

/** How much of what a plan allows is used: words with a bar. */
export function UsageMeter({ label, used, limit, text }: UsageMeterProps) {
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-[0.9375rem]/6">
        <span>{label}</span>
        <span className="text-muted tabular-nums">{text}</span>
      </p>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-1.5 w-full rounded-full bg-sunken"
      >
        <rect width={(100 * Math.min(used, limit)) / limit} height="1" className="fill-accent" />
      </svg>
    </div>
  );
}
