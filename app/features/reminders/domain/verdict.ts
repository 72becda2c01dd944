import { waitAfterAttempt } from "~/shared/retry";
import type { DeliveryReason, DeliveryState } from "../contract";
import { LATEST } from "./reminder-plan";

/** A channel's result of one attempt. */
export type Verdict =
  | { state: "sent" }
  | { state: "skipped" | "failed"; reason: DeliveryReason }
  /** Another attempt may succeed. `retryAfter` is in seconds; `null` when the service named no time. */
  | { state: "pending"; reason: DeliveryReason; retryAfter: number | null };

/** The new state of a delivery. Instants are epoch milliseconds. */
export interface Settled {
  state: DeliveryState;
  reason: DeliveryReason | null;
  finishedAt: number | null;
  /** When to try again, if it is pending. */
  leaseUntil?: number;
}

/**
 * Returns the new state of a delivery after a verdict. Another attempt waits as long as the service asked for, and longer
 * each time; one that would be more than 30 minutes late is given up.
 */
export function settle(
  verdict: Verdict,
  { attempts, dueAt, isPartlyDone }: { attempts: number; dueAt: number; isPartlyDone: boolean },
  now: number,
): Settled {
  if (verdict.state === "sent") return { state: "sent", reason: null, finishedAt: now };
  const { state, reason } = verdict;
  if (state !== "pending") return { state, reason, finishedAt: now };
  const again = now + Math.max((verdict.retryAfter ?? 0) * 1000, waitAfterAttempt(attempts));
  if (again <= dueAt + LATEST) return { state, reason, finishedAt: null, leaseUntil: again };
  return isPartlyDone
    ? { state: "sent", reason: null, finishedAt: now }
    : { state: "failed", reason, finishedAt: now };
}
