import { Link } from "@remix-run/react";
import { ENTITLEMENTS } from "~/features/plans/domain/entitlements";
import type { CompanionStatus } from "../contract";

/** From here on the way to more is shown beside what is left. */
const FEW = 5;

/** How many calls the day has left, and the way to more where they are few. */
export function CallsLeft({ status }: { status: CompanionStatus }) {
  const { callsLeft, callsLimit, callsResetAt } = status;
  const canHaveMore = callsLimit < ENTITLEMENTS.premium.callsADay && callsLeft <= FEW;
  return (
    <>
      {callsLeft === 0 ? (
        <>
          You’ve used today’s {callsLimit} AI actions. You get {callsLimit} more at {callsResetAt}.
        </>
      ) : (
        <span className="tabular-nums">
          {callsLeft} of {callsLimit} left today
        </span>
      )}
      {canHaveMore && (
        <>
          {" "}
          <Link
            to="/pricing"
            className="inline-block min-h-6 text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {ENTITLEMENTS.premium.callsADay} a day with Premium
          </Link>
        </>
      )}
    </>
  );
}
