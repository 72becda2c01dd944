import { waitAfterAttempt } from "~/shared/retry";
import type { DeliveryReason, DeliveryState } from "../contract";
import { LATEST } from "./reminder-plan";

/** What a channel says of one attempt. */
export type Verdict =
  | { state: "sent" }
  | { state: "skipped" | "failed"; reason: DeliveryReason }
  /** Another try may help. `retryAfter` is in seconds, null when nobody named a time. */
  | { state: "pending"; reason: DeliveryReason; retryAfter: number | null };

/** What becomes of a delivery. Instants are epoch milliseconds. */
export interface Settled {
  state: DeliveryState;
  reason: DeliveryReason | null;
  finishedAt: number | null;
  /** When to try again, while it is pending. */
  leaseUntil?: number;
}

/**
 * What a verdict makes of a delivery that was due at `dueAt`: another attempt waits as long as it was told to, and longer
 * with each attempt; one that would come more than 30 minutes late is given up.
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
