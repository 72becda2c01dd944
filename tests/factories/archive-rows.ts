import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";

const DATABASES = { DB: env.DB, JOURNAL_0: env.JOURNAL_0, JOURNAL_1: env.JOURNAL_1 };

/**
 * Returns every place that still contains one of the texts: the tables of the databases, the names of objects in R2 and
 * the storage of Durable Objects.
 */
export async function placesOf(texts: string[]): Promise<string[]> {
  const has = (value: unknown) => texts.some((text) => JSON.stringify(value).includes(text));
  const places: string[] = [];
  for (const [name, database] of Object.entries(DATABASES)) {
    for (const table of await tablesOf(database)) {
      const { results } = await database.prepare(`SELECT * FROM "${table}"`).all();
      if (results.some(has)) places.push(`${name}.${table}`);
    }
  }
  const { objects } = await env.IMAGES.list();
  if (objects.some(({ key }) => has(key))) places.push("IMAGES");
  if (await isStored(env.USER_LANE, has)) places.push("USER_LANE");
  if (await isStored(env.ANSWER_STREAM, has)) places.push("ANSWER_STREAM");
  return places;
}

/** Returns whether the storage of any object of a namespace has something that `has` accepts. */
async function isStored<T extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<T>,
  has: (value: unknown) => boolean,
): Promise<boolean> {
  for (const id of await listDurableObjectIds(namespace)) {
    const read = (_instance: unknown, state: DurableObjectState) => state.storage.list();
    if (has([...(await runInDurableObject(namespace.get(id), read))])) return true;
  }
  return false;
}

/** Returns the tables of a database whose rows have an owner. */
export const ownedTableNames = (database: D1Database) =>
  tablesOf(database, "sql LIKE '%`user_id` text%' ORDER BY name");

async function tablesOf(database: D1Database, filter = "true"): Promise<string[]> {
  const { results } = await database
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND ${filter}`,
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
