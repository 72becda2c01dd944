import type { Services } from "~/server/ports/services";
import { deleteEndedLinks } from "./account-links.repository.server";
import { deleteEndedSessions } from "./accounts.repository.server";
import { deleteEndedThrottles } from "./throttles.repository.server";

const BATCH = 1000;
/** An hour's work has an end; what is left is taken by the next hour. */
const MOST_BATCHES = 50;

/** Deletes the sessions and mailed links that are over and the counters that would start anew. */
export async function purgeExpired(
  services: Services,
): Promise<{ sessions: number; links: number; throttles: number }> {
  const { catalog, clock } = services;
  const now = clock.now();
  return {
    sessions: await inBatches((limit) => deleteEndedSessions(catalog, { now: now.toISOString(), limit })),
    links: await inBatches((limit) => deleteEndedLinks(catalog, { now: now.toISOString(), limit })),
    throttles: await inBatches((limit) => deleteEndedThrottles(catalog, { now: now.getTime(), limit })),
  };
}

async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const deleted = await deleteSome(BATCH);
    total += deleted;
    if (deleted < BATCH) break;
  }
  return total;
}
