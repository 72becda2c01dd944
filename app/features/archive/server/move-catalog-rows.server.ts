import type { Services } from "~/server/ports/services";
import {
  copyPages,
  copyRows,
  deleteRows,
  dropTables,
  findMissing,
  findOwnersOfRows,
  hasRowsOf,
  hasTables,
} from "./catalog-rows.repository.server";

/** People whose rows one run of the cron moves, at most. */
const A_RUN = 100;

/** Known once the tables are gone: the question is then asked no more in this isolate. */
let isDone = false;

/**
 * Moves all that a user wrote before the shards had it out of the catalog, if it is still there (docs/decisions/0045).
 * Called before anything else is done for a signed-in user.
 */
export async function settleUser(
  services: Services,
  user: { id: string; journalShard: number },
): Promise<void> {
  isDone ||= !(await hasTables(services.catalog));
  if (isDone || !(await hasRowsOf(services.catalog, user.id))) return;
  await services.lane(user).moveIn();
}

/**
 * Copies a user's rows from the catalog to their shard, compares the numbers, and deletes them from the catalog. After an
 * interruption the same call continues. To be run in the user's lane: two runs at once could bring back a deleted row.
 */
export async function moveRows(
  { catalog, journal }: Services,
  { id, journalShard }: { id: string; journalShard: number },
): Promise<void> {
  if (!(await hasTables(catalog)) || !(await hasRowsOf(catalog, id))) return;
  const shard = journal(journalShard);
  await copyPages(catalog, id);
  await copyRows(catalog, shard, id);
  const missing = await findMissing(catalog, shard, id);
  if (missing.length > 0) throw new Error(`Rows are missing in the shard: ${missing.join(", ")}`);
  await deleteRows(catalog, id);
}

/** Moves the rows of some people, and deletes the tables when none are left. Returns how many could not be moved. */
export async function moveSomeRows(services: Services): Promise<{ moved: number; failed: number }> {
  const result = { moved: 0, failed: 0 };
  isDone ||= !(await hasTables(services.catalog));
  if (isDone) return result;
  await copyPages(services.catalog, null);
  const people = await findOwnersOfRows(services.catalog, A_RUN);
  for (const user of people) {
    try {
      await services.lane(user).moveIn();
      result.moved += 1;
    } catch {
      result.failed += 1;
    }
  }
  if (people.length === 0) await dropTables(services.catalog);
  return result;
}
