import { Link } from "@remix-run/react";
import { ENTITLEMENTS } from "~/features/plans/domain/entitlements";
import type { CompanionStatus } from "../contract";
import type { Consent } from "./use-consent";

/** Calls left from which Premium is offered. */
export const FEW_CALLS = 5;
const linkClass = "min-h-6 text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2";

/** The number of calls left today, with a link to Premium when they are few. */
export function CallsLeft({ status: { callsLeft, callsLimit, callsResetAt } }: { status: CompanionStatus }) {
  const canHaveMore = callsLimit < ENTITLEMENTS.premium.callsADay && callsLeft <= FEW_CALLS;
  return (
    <>
      {callsLeft === 0 ? (
        `You’ve used today’s ${callsLimit} AI actions. You get ${callsLimit} more at ${callsResetAt}.`
      ) : (
        <span className="tabular-nums">
          {callsLeft} of {callsLimit} left today
        </span>
      )}
      {canHaveMore && (
        <>
          {" "}
          <Link to="/pricing" className={`inline-block ${linkClass}`}>
            {ENTITLEMENTS.premium.callsADay} a day with Premium
          </Link>
        </>
      )}
    </>
  );
}

/** The engine that answers, and a button for the other one; nothing without a configured provider. */
export function EngineChoice({ status, consent }: { status: CompanionStatus; consent: Consent }) {
  const { provider, engine } = status;
  if (!provider) return null;
  const isModel = engine === "model";
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {isModel ? `Answers come from ${provider}.` : "The built-in companion answers."}
      <button
        type="button"
        onClick={isModel ? () => void consent.withdraw() : consent.offer}
        className={`${linkClass} pointer-coarse:min-h-11`}
      >
        {isModel ? "Use the built-in companion" : `Let ${provider} answer`}
      </button>
    </p>
  );
}
