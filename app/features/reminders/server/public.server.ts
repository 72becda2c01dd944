import type { Services } from "~/server/ports/services";
import { deleteOldest } from "./claims.repository.server";

/** Calls of the worker's own handlers. */
export { claimReminders } from "./claim-reminders.server";
export { deliverReminder } from "./deliver-reminder.server";

const DAY = 24 * 3_600_000;
/** How long a delivery is kept. */
const KEPT_DAYS = 30;
const BATCH = 2000;
/** Batches in one hour; the next hour continues. */
const MOST_BATCHES = 20;

/** Deletes deliveries that were due of a shard that were due more than 30 days ago, at most 40,000, and returns their number. */
export async function purgeDeliveries({ journal, clock }: Services, shard: number): Promise<number> {
  const before = clock.now().getTime() - KEPT_DAYS * DAY;
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const deleted = await deleteOldest(journal(shard), { before, limit: BATCH });
    total += deleted;
    if (deleted < BATCH) break;
  }
  return total;
}
