import type { CompanionModel } from "~/server/ports/model";
import type { Services } from "~/server/ports/services";
import { localDateIn } from "~/shared/dates";
import { newId } from "~/shared/ids";
import type { ModelRun } from "./run-model.server";
import { type CallRow, deleteOldUsage, insertCall, readLatestCalls } from "./usage.repository.server";

const DAY = 24 * 3_600_000;
const LATEST = 5;

/** Returns the figures of a call, without its text. */
export function callRow(
  { clock }: Services,
  { kind, engine, run }: { kind: string; engine: CompanionModel["engine"]; run: ModelRun },
): CallRow {
  const { text: _, ...figures } = run;
  return { id: newId(), kind, engine, createdAt: clock.now().toISOString(), ...figures };
}

/** Stores the figures of a call. A failure to do so costs the user nothing. */
export async function storeCall(services: Services, call: Parameters<typeof callRow>[1]): Promise<void> {
  await insertCall(services.catalog, callRow(services, call)).then(
    () => undefined,
    () => undefined,
  );
}

/**
 * Returns whether each of the last five calls of the configured model within a day failed, the newest first, and the used
 * part of the day's budget (`null` without one).
 */
export async function readModelUse({
  catalog,
  clock,
  models,
}: Services): Promise<{ failed: boolean[]; budget: { used: number; limit: number } | null }> {
  const now = clock.now();
  const after = new Date(now.getTime() - DAY).toISOString();
  const day = localDateIn("UTC", now);
  const { outcomes, count } = await readLatestCalls(catalog, { day, after, limit: LATEST });
  return {
    failed: outcomes.map((outcome) => outcome === "failed"),
    budget: models.callsADay === null ? null : { used: count, limit: models.callsADay },
  };
}

/** Deletes figures of calls after 30 days, and the days' counts of the configured model after a week; returns the count. */
export async function purgeUsage(services: Services): Promise<number> {
  const now = services.clock.now().getTime();
  return deleteOldUsage(services.catalog, {
    callsBefore: new Date(now - 30 * DAY).toISOString(),
    daysBefore: new Date(now - 7 * DAY).toISOString().slice(0, 10),
  });
}
