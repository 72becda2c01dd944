import type { Services } from "~/server/ports/services";
import { readOutcomes } from "./usage.repository.server";

const DAY = 24 * 3_600_000;
const LAST = 5;

/** Whether each of the last five calls of the configured model in a day failed, the newest first. */
export async function readLastCalls({ catalog, clock }: Services): Promise<boolean[]> {
  const after = new Date(clock.now().getTime() - DAY).toISOString();
  const outcomes = await readOutcomes(catalog, { engine: "model", after, limit: LAST });
  return outcomes.map((outcome) => outcome === "failed");
}
