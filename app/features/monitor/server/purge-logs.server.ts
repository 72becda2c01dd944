import type { Services } from "~/server/ports/services";
import { MONITOR_LIMITS } from "../contract";
import { deleteOldCounts, deleteOldLogs } from "./logs.repository.server";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BATCH = 1000;
/** An hour's work has an end; what is left is taken by the next hour. */
const MOST_BATCHES = 50;

/** Deletes rows after 7 days and what is more than 100,000 rows back, and the sums of the day before; gives how many rows. */
export async function purgeLogs(
  { catalog, clock }: Services,
  rows: number = MONITOR_LIMITS.rows,
): Promise<number> {
  const now = clock.now().getTime();
  const before = new Date(now - MONITOR_LIMITS.days * DAY).toISOString();
  await deleteOldCounts(catalog, Math.floor((now - DAY) / MINUTE));
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const deleted = await deleteOldLogs(catalog, { before, rows, limit: BATCH });
    total += deleted;
    if (deleted < BATCH) break;
  }
  return total;
}
