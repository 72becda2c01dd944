import type { Services } from "~/server/ports/services";
import { localDateIn } from "~/shared/dates";
import { readModelUse as readRows } from "./usage.repository.server";

const DAY = 24 * 3_600_000;
const LAST = 5;

/**
 * Whether each of the last five calls of the configured model in a day failed, the newest first, and how much of the
 * day's budget is used (`null` without one).
 */
export async function readModelUse({
  catalog,
  clock,
  models,
}: Services): Promise<{ failed: boolean[]; budget: { used: number; limit: number } | null }> {
  const now = clock.now();
  const after = new Date(now.getTime() - DAY).toISOString();
  const { outcomes, count } = await readRows(catalog, { day: localDateIn("UTC", now), after, limit: LAST });
  return {
    failed: outcomes.map((outcome) => outcome === "failed"),
    budget: models.callsADay === null ? null : { used: count, limit: models.callsADay },
  };
}
