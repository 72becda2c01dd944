import type { HealthState, ModelBudget } from "../contract";

/** Milliseconds below which a read of the database is healthy. */
const QUICK_READ = 1000;
/** Shares of responses with a status of 500 or more: below the first the API is healthy, from the second it fails. */
const SOME_FAILURES = 0.02;
const MANY_FAILURES = 0.1;
/** The share of the model's daily budget that warns the operator. */
const MOST_OF_THE_BUDGET = 0.8;

/** Returns the health of the API by the responses of the last 15 minutes; healthy without any. */
export function apiHealth({ requests, failures }: { requests: number; failures: number }): HealthState {
  if (failures === 0) return "healthy";
  const share = failures / Math.max(requests, failures);
  if (share < SOME_FAILURES) return "healthy";
  return share < MANY_FAILURES ? "warning" : "error";
}

/** Returns the health of the database by the milliseconds of one read; `null` for a failed one. */
export function databaseHealth(readMs: number | null): HealthState {
  if (readMs === null) return "error";
  return readMs < QUICK_READ ? "healthy" : "warning";
}

/**
 * Returns the health of the model by the outcomes of its last calls, newest first: an error when the newest failed, or
 * when the day's budget is used up. Without a key the built-in companion answers: a warning.
 */
export function modelHealth({
  hasModel,
  failed,
  budget,
}: {
  hasModel: boolean;
  failed: boolean[];
  budget: ModelBudget | null;
}): HealthState {
  if (!hasModel) return "warning";
  const share = budget ? budget.used / budget.limit : 0;
  if (failed[0] || share >= 1) return "error";
  return failed.includes(true) || share >= MOST_OF_THE_BUDGET ? "warning" : "healthy";
}
