import { say } from "./terminal.mjs";
import { hasPlaceholderId, writeDatabaseId } from "./wrangler-config.mjs";

/** @typedef {import("./cloudflare-account.mjs").CloudflareAccount} CloudflareAccount */
/** @typedef {import("./wrangler-config.mjs").WranglerConfig} WranglerConfig */

/**
 * @param {CloudflareAccount} account
 * @param {string} name
 * @returns {Promise<string | undefined>} the id of the database of that name
 */
async function databaseNamed(account, name) {
  const databases = (await account.get(`/d1/database?name=${encodeURIComponent(name)}`)) ?? [];
  return databases.find((/** @type {any} */ database) => database.name === name)?.uuid;
}

/** @param {CloudflareAccount} account @param {string} name */
async function hasQueue(account, name) {
  const queues = (await account.get(`/queues?name=${encodeURIComponent(name)}`)) ?? [];
  return queues.some((/** @type {any} */ queue) => queue.queue_name === name);
}

/** @param {CloudflareAccount} account @param {string} name */
const hasBucket = async (account, name) => (await account.get(`/r2/buckets/${name}`)) !== null;

/**
 * Returns a line for each database, bucket and queue of the configuration that the account lacks.
 * @param {CloudflareAccount} account
 * @param {WranglerConfig} config
 * @returns {Promise<string[]>}
 */
export async function findMissingParts(account, { databases, buckets, queues }) {
  const real = databases.filter((database) => !hasPlaceholderId(database));
  const lines = await Promise.all([
    ...real.map(
      async ({ name, id }) =>
        (await account.get(`/d1/database/${id}`)) ||
        `database ${name}: no database of this account has the id ${id}`,
    ),
    ...buckets.map(async (name) => (await hasBucket(account, name)) || `bucket ${name}: missing`),
    ...queues.map(async (name) => (await hasQueue(account, name)) || `queue ${name}: missing`),
  ]);
  return lines.filter((line) => typeof line === "string");
}

/**
 * Makes the databases, buckets and queues that the account lacks, and replaces placeholder ids in the configuration.
 * What exists stays as it is, so a run that broke off is repeated.
 * @param {CloudflareAccount} account
 * @param {WranglerConfig} config
 * @param {string | undefined} location where databases and buckets are to be, such as "weur"
 */
export async function createParts(account, { file, databases, buckets, queues }, location) {
  for (const database of databases.filter(hasPlaceholderId)) {
    const { name } = database;
    let id = await databaseNamed(account, name);
    if (!id) {
      const made = await account.post("/d1/database", {
        name,
        ...(location && { primary_location_hint: location }),
      });
      id = String(made.uuid);
      say(`Created the database ${name}`);
    }
    writeDatabaseId(file, name, id);
  }
  for (const name of buckets) {
    if (await hasBucket(account, name)) continue;
    await account.post("/r2/buckets", { name, ...(location && { locationHint: location }) });
    say(`Created the bucket ${name}`);
  }
  for (const queue_name of queues) {
    if (await hasQueue(account, queue_name)) continue;
    await account.post("/queues", { queue_name });
    say(`Created the queue ${queue_name}`);
  }
}
