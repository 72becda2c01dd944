import fs from "node:fs";
import type { CloudflareAccount } from "./cloudflare-account.ts";
import { PlainError, say } from "./terminal.mjs";
import type { WranglerConfig } from "./wrangler.ts";

type Database = WranglerConfig["d1_databases"][number];

export function hasPlaceholderId({ database_id }: Database) {
  return !database_id || database_id.startsWith("00000000-0000-0000-0000-");
}

const bucketsOf = ({ r2_buckets }: WranglerConfig) =>
  r2_buckets.map(({ bucket_name }) => String(bucket_name));

/** Returns the queues of a configuration by name, dead letter queues included. */
function queuesOf({ queues: { producers = [], consumers = [] } }: WranglerConfig) {
  const consumed = consumers.flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue ?? ""]);
  const names = [...producers.map(({ queue }) => queue ?? ""), ...consumed];
  return [...new Set(names)].filter(Boolean);
}

/** Returns a line for each database, bucket and queue of the configuration that the account lacks. */
export async function findMissingParts(
  account: CloudflareAccount,
  config: WranglerConfig,
): Promise<string[]> {
  const real = config.d1_databases.filter((database) => !hasPlaceholderId(database));
  const lines = await Promise.all([
    ...real.map(
      async ({ database_name, database_id }) =>
        (await account.get(`/d1/database/${database_id}`)) ||
        `database ${database_name}: no database of this account has the id ${database_id}`,
    ),
    ...bucketsOf(config).map(async (name) => (await hasBucket(account, name)) || `bucket ${name}: missing`),
    ...queuesOf(config).map(async (name) => (await hasQueue(account, name)) || `queue ${name}: missing`),
  ]);
  return lines.filter((line) => typeof line === "string");
}

/**
 * Creates the databases, buckets and queues that the account lacks, and replaces placeholder ids in the configuration.
 * Existing parts stay as they are, so an interrupted run is repeated.
 * @param location where databases and buckets are to be, such as "weur"
 */
export async function createParts(
  account: CloudflareAccount,
  config: WranglerConfig,
  location: string | undefined,
) {
  for (const { database_name: name } of config.d1_databases.filter(hasPlaceholderId)) {
    const databases =
      (await account.get<{ name: string; uuid: string }[]>(`/d1/database?name=${name}`)) ?? [];
    let id = databases.find((database) => database.name === name)?.uuid;
    if (!id) {
      id = (
        await account.post<{ uuid: string }>("/d1/database", {
          name,
          ...(location && { primary_location_hint: location }),
        })
      ).uuid;
      say(`Created the database ${name}`);
    }
    writeDatabaseId(String(config.configPath), String(name), id);
  }
  for (const name of bucketsOf(config)) {
    if (await hasBucket(account, name)) continue;
    await account.post("/r2/buckets", { name, ...(location && { locationHint: location }) });
    say(`Created the bucket ${name}`);
  }
  for (const name of queuesOf(config)) {
    if (await hasQueue(account, name)) continue;
    await account.post("/queues", { queue_name: name });
    say(`Created the queue ${name}`);
  }
}

async function hasBucket(account: CloudflareAccount, name: string) {
  return (await account.get(`/r2/buckets/${name}`)) !== null;
}

async function hasQueue(account: CloudflareAccount, name: string) {
  const queues =
    (await account.get<{ queue_name: string }[]>(`/queues?name=${encodeURIComponent(name)}`)) ?? [];
  return queues.some((queue) => queue.queue_name === name);
}

/**
 * Writes the id of a database into a configuration, whose comments stay. Throws a plain error where there is no line for
 * it.
 */
function writeDatabaseId(file: string, name: string, id: string) {
  const text = fs.readFileSync(file, "utf8");
  const written = text.replace(/^\[\[(env\.[\w-]+\.)?d1_databases\]\][^[]*/gm, (block) =>
    block.includes(`\ndatabase_name = "${name}"\n`)
      ? block.replace(/^database_id = ".*"$/m, `database_id = "${id}"`)
      : block,
  );
  if (written === text) throw new PlainError(`Put database_id = "${id}" of ${name} into ${file} by hand.`);
  fs.writeFileSync(file, written);
}
