import type { HealthState, ModelBudget } from "../contract";

/** Milliseconds under which the one read of the database is healthy. */
const QUICK_READ = 1000;
/** Shares of answers with a status of 500 or more: below the first the calls are healthy, from the second they fail. */
const SOME_FAILURES = 0.02;
const MANY_FAILURES = 0.1;
/** The share of the model's daily budget from which the operator is warned. */
const MOST_OF_THE_BUDGET = 0.8;

/** How the calls are, by the answers of the last 15 minutes. Without any there is nothing to complain about. */
export function apiHealth({ requests, failures }: { requests: number; failures: number }): HealthState {
  if (failures === 0) return "healthy";
  const share = failures / Math.max(requests, failures);
  if (share < SOME_FAILURES) return "healthy";
  return share < MANY_FAILURES ? "warning" : "error";
}

/** How the database is, by the milliseconds that one read took; null for a read that failed. */
export function databaseHealth(readMs: number | null): HealthState {
  if (readMs === null) return "error";
  return readMs < QUICK_READ ? "healthy" : "warning";
}

/**
 * How the model is, by the outcomes of its last calls, the newest first: failing when the newest ended so. Without a
 * key there is no model to ask, and the built-in companion answers. A budget that is used up fails too: nobody is
 * answered by the model until the next day.
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
