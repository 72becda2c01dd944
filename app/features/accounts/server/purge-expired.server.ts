import type { Services } from "~/server/ports/services";
import { deleteExpired } from "./accounts.repository.server";

const BATCH = 1000;
/** Bounds an hour's work; the next hour takes the rest. */
const MOST_BATCHES = 50;

/** Deletes expired sessions, mailed links and counters. Returns how many of each. */
export async function purgeExpired(
  services: Services,
): Promise<{ sessions: number; links: number; throttles: number }> {
  const { catalog, clock } = services;
  const now = clock.now();
  return {
    sessions: await inBatches((limit) => deleteExpired(catalog, { rows: "sessions", now, limit })),
    links: await inBatches((limit) => deleteExpired(catalog, { rows: "links", now, limit })),
    throttles: await inBatches((limit) => deleteExpired(catalog, { rows: "throttles", now, limit })),
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
