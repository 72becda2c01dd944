import type { CompanionStatus } from "../contract";

/** Who answers, and how many calls the day has left. */
export function CallsLeft({ status }: { status: CompanionStatus }) {
  const { callsLeft, callsLimit } = status;
  if (callsLeft === 0) return <>All {callsLimit} calls of today are used. There are new ones tomorrow.</>;
  return (
    <span className="tabular-nums">
      {callsLeft} of {callsLimit} left today
    </span>
  );
}
