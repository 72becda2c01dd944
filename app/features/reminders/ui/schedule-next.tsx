import { formatLocalDate, localDateIn, localTimeIn } from "~/shared/dates";

interface ScheduleNextProps {
  /** ISO 8601 UTC; null when none will come. */
  at: string | null;
  timezone: string;
  isDirty: boolean;
}

/** Says when the next reminder comes, by what is saved. */
export function ScheduleNext({ at, timezone, isDirty }: ScheduleNextProps) {
  if (!at || isDirty) return null;
  const instant = new Date(at);
  return (
    <p className="mt-4 text-sm text-muted">
      Next reminder:{" "}
      <time dateTime={at}>
        {formatLocalDate(localDateIn(timezone, instant), "EEEE, MMMM d")}, {localTimeIn(timezone, instant)}
      </time>
    </p>
  );
}
