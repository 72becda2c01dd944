/** Requests that were counted and not stored yet. */
export interface RequestCounts {
  requests: number;
  failures: number;
}

/** Counts one response at a time in epoch milliseconds; gives what is to be stored now, or null. */
export type CountResponse = (isFailure: boolean, now: number) => RequestCounts | null;

/** Milliseconds between two writes: the second when there is a failure to tell of. */
const PAUSE = 30_000;
const PAUSE_AT_FAILURE = 5_000;

/** Counts responses in memory and hands them over now and then, so that few writes stand for many requests. */
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
