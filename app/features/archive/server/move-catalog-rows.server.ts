import type { Services } from "~/server/ports/services";
import { hashPushEndpoint } from "~/shared/push-endpoint";
import {
  copyPages,
  copyRows,
  deleteRows,
  dropTables,
  findMissing,
  findOwnersOfRows,
  findTables,
  hasRows,
  hasRowsOf,
  movedNames,
  type OldTables,
  readDevices,
  storeEndpoints,
} from "./catalog-rows.repository.server";

/** People whose rows one run of the cron moves, at most. */
const A_RUN = 100;

/** Known once the tables are gone: the question is then asked no more in this isolate. */
let isDone = false;

/** Returns the tables that the catalog still has; `null` when nothing is left to move. */
async function tablesLeft({ catalog }: Services): Promise<OldTables | null> {
  if (isDone) return null;
  const tables = await findTables(catalog);
  isDone = movedNames(tables).length === 0;
  return isDone ? null : tables;
}

/**
 * Moves all that a user wrote before the shards had it out of the catalog, if it is still there (docs/decisions/0045).
 * Called before anything else is done for a signed-in user.
 */
export async function settleUser(
  services: Services,
  user: { id: string; journalShard: number },
): Promise<void> {
  const tables = await tablesLeft(services);
  if (!tables || !(await hasRowsOf(services.catalog, tables, user.id))) return;
  await services.lane(user).moveIn();
}

/**
 * Copies a user's rows from the catalog to their shard, compares the numbers, and deletes them from the catalog. After an
 * interruption the same call continues. To be run in the user's lane: two runs at once could bring back a deleted row.
 */
export async function moveRows(
  services: Services,
  { id: userId, journalShard }: { id: string; journalShard: number },
): Promise<void> {
  const { catalog } = services;
  const tables = await findTables(catalog);
  if (!(await hasRowsOf(catalog, tables, userId))) return;
  const shard = services.journal(journalShard);
  if (tables.has("push_subscriptions")) {
    const devices = await readDevices(catalog, userId);
    const hashed = devices.map(async (one) => ({ userId, ...(await hashPushEndpoint(one)) }));
    await storeEndpoints(catalog, await Promise.all(hashed));
  }
  if (tables.has("saved_responses")) await copyPages(catalog, userId);
  await copyRows(catalog, shard, { tables, userId });
  const missing = await findMissing(catalog, shard, { tables, userId });
  if (missing.length > 0) throw new Error(`Rows are missing in the shard: ${missing.join(", ")}`);
  await deleteRows(catalog, tables, userId);
}

/**
 * Moves the rows of some people of each shard, and deletes the tables when they are empty. Returns how many could not be
 * moved: those of a shard out of reach delay no others.
 */
export async function moveSomeRows(services: Services): Promise<{ moved: number; failed: number }> {
  const { catalog, shards } = services;
  const result = { moved: 0, failed: 0 };
  const tables = await tablesLeft(services);
  if (!tables) return result;
  if (tables.has("saved_responses")) await copyPages(catalog, null);
  const limit = Math.ceil(A_RUN / shards.length);
  const moveFrom = async (shard: number) => {
    for (const user of await findOwnersOfRows(catalog, tables, { shard, limit })) {
      try {
        await services.lane(user).moveIn();
        result.moved += 1;
      } catch {
        result.failed += 1;
      }
    }
  };
  await Promise.all(shards.map(moveFrom));
  if (!(await hasRows(catalog, tables))) await dropTables(catalog, tables);
  return result;
}
