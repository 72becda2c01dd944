import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";

const DATABASES = { DB: env.DB, JOURNAL_0: env.JOURNAL_0, JOURNAL_1: env.JOURNAL_1 };

/**
 * Wherever any of some texts still stands: rows of any table of any database, names of objects in R2, and what any
 * Durable Object keeps. Empty when it stands nowhere.
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
  if (await isKept(env.USER_LANE, has)) places.push("USER_LANE");
  if (await isKept(env.ANSWER_STREAM, has)) places.push("ANSWER_STREAM");
  return places;
}

/** Whether any object of a namespace keeps something that `has` finds. */
async function isKept<T extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<T>,
  has: (value: unknown) => boolean,
): Promise<boolean> {
  for (const id of await listDurableObjectIds(namespace)) {
    const keep = (_instance: unknown, state: DurableObjectState) => state.storage.list();
    if (has([...(await runInDurableObject(namespace.get(id), keep))])) return true;
  }
  return false;
}

/** The tables of a database in which a column names the owner. */
export async function ownedTableNames(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%`user_id` text%' ORDER BY name",
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

async function tablesOf(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'")
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
