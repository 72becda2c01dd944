import { inBatches } from "~/server/db/in-batches";
import type { Services } from "~/server/ports/services";
import { deleteExpired } from "./accounts.repository.server";

/** Deletes expired sessions, mailed links and counters. Returns how many of each. */
export async function purgeExpired({ catalog, clock }: Services) {
  const now = clock.now();
  const purge = (rows: "sessions" | "links" | "throttles") =>
    inBatches((limit) => deleteExpired(catalog, { rows, now, limit }));
  return {
    sessions: await purge("sessions"),
    links: await purge("links"),
    throttles: await purge("throttles"),
  };
}
