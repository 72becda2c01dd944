import type { KeptLevel } from "../contract";

/** Everyday refusals: of visitors, and of unknown addresses. */
const EVERYDAY = [401, 404];

/**
 * Returns the level under which a response is logged, or `null` for one that is not: our failures are errors, refusals of
 * users and bursts of anybody are warnings.
 */
export function keptLevel(status: number, isMember: boolean): KeptLevel | null {
  if (status >= 500) return "ERROR";
  if (status === 429) return "WARN";
  return isMember && status >= 400 && !EVERYDAY.includes(status) ? "WARN" : null;
}

const MINUTE = 60_000;

/** Takes one row of a user (`null`: nobody's) at a time in epoch milliseconds; `false` when the minute has none left. */
export type TakeRow = (userId: string | null, now: number) => boolean;

/**
 * Limits the rows that one instance of the worker writes a minute, in all and for one user: many errors must not become
 * many writes, and one user's errors must not hide another's.
 */
export function rowBudget(limits: { all: number; each: number }): TakeRow {
  let minute = 0;
  let taken = 0;
  const byUser = new Map<string, number>();
  return (userId, now) => {
    const current = Math.floor(now / MINUTE);
    if (current !== minute) {
      minute = current;
      taken = 0;
      byUser.clear();
    }
    const key = userId ?? "";
    const own = byUser.get(key) ?? 0;
    if (taken >= limits.all || own >= limits.each) return false;
    taken += 1;
    byUser.set(key, own + 1);
    return true;
  };
}

/** Requests that were counted and not stored yet. */
export interface RequestCounts {
  requests: number;
  failures: number;
}

/** Counts one response at a time in epoch milliseconds. Returns the counts to store now, or `null`. */
export type CountResponse = (isFailure: boolean, now: number) => RequestCounts | null;

/** Milliseconds between two writes: the second after a failure. */
const PAUSE = 30_000;
const PAUSE_AT_FAILURE = 5_000;

/** Counts responses in memory and returns the counts from time to time, so that many requests cost few writes. */
export function requestCounter(): CountResponse {
  let open: RequestCounts = { requests: 0, failures: 0 };
  let storedAt = 0;
  return (isFailure, now) => {
    open = { requests: open.requests + 1, failures: open.failures + (isFailure ? 1 : 0) };
    const pause = open.failures > 0 ? PAUSE_AT_FAILURE : PAUSE;
    if (now - storedAt < pause) return null;
    const due = open;
    open = { requests: 0, failures: 0 };
    storedAt = now;
    return due;
  };
}
