import type { Services } from "~/server/ports/services";
import { deleteOldUsage } from "./usage.repository.server";

const DAY = 24 * 3_600_000;

/** Deletes the figures of calls after 30 days and the days' counts of the configured model after a week; gives how many rows. */
export async function purgeUsage(services: Services): Promise<number> {
  const now = services.clock.now().getTime();
  return deleteOldUsage(services.catalog, {
    callsBefore: new Date(now - 30 * DAY).toISOString(),
    daysBefore: new Date(now - 7 * DAY).toISOString().slice(0, 10),
  });
}
