import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { PlainError } from "./terminal.mjs";

/**
 * @typedef {object} DatabaseConfig
 * @property {string} binding
 * @property {string} name
 * @property {string} id
 * @property {string} migrations the directory of its migrations, relative to the configuration
 */

/**
 * @typedef {object} WranglerConfig
 * @property {string} file the absolute path of the configuration
 * @property {string} name of the worker
 * @property {string | undefined} accountId
 * @property {string[]} crons
 * @property {DatabaseConfig[]} databases
 * @property {string[]} buckets by name
 * @property {string[]} queues by name, dead letter queues included
 * @property {Record<string, string>} vars
 */

/**
 * Returns what these scripts need of wrangler's configuration. Throws a plain error for an unknown environment.
 * @param {{ config?: string | undefined, env?: string | undefined }} [target] another file, an environment in it
 * @returns {Promise<WranglerConfig>}
 */
export async function readWranglerConfig({ config = "wrangler.toml", env } = {}) {
  const { parse } = await import("smol-toml");
  const file = path.resolve(root, config);
  const top = /** @type {any} */ (parse(fs.readFileSync(file, "utf8")));
  const own = env ? top.env?.[env] : top;
  if (!own) throw new PlainError(`${path.basename(file)} has no environment "${env}".`);
  const { producers = [], consumers = [] } = own.queues ?? {};
  /** @type {(string | undefined)[]} */
  const queues = [...producers, ...consumers].flatMap(({ queue, dead_letter_queue }) => [
    queue,
    dead_letter_queue,
  ]);
  return {
    file,
    name: own.name ?? `${top.name}-${env}`,
    accountId: own.account_id ?? top.account_id,
    crons: (own.triggers ?? top.triggers)?.crons ?? [],
    databases: (own.d1_databases ?? []).map((/** @type {any} */ database) => ({
      binding: database.binding,
      name: database.database_name,
      id: database.database_id,
      migrations: database.migrations_dir,
    })),
    buckets: (own.r2_buckets ?? []).map((/** @type {any} */ bucket) => bucket.bucket_name),
    queues: [...new Set(queues.filter((queue) => queue !== undefined))],
    vars: own.vars ?? {},
  };
}

/** @param {DatabaseConfig} database */
export function hasPlaceholderId({ id }) {
  return !id || id.startsWith("00000000-0000-0000-0000-");
}

/**
 * Writes the id of a database into a configuration. Throws a plain error where there is no line for it.
 * @param {string} file
 * @param {string} name
 * @param {string} id
 */
export function writeDatabaseId(file, name, id) {
  const text = fs.readFileSync(file, "utf8");
  const written = text.replace(/^\[\[(env\.[\w-]+\.)?d1_databases\]\][^[]*/gm, (block) =>
    block.includes(`\ndatabase_name = "${name}"\n`)
      ? block.replace(/^database_id = ".*"$/m, `database_id = "${id}"`)
      : block,
  );
  if (written === text) throw new PlainError(`Put database_id = "${id}" of ${name} into ${file} by hand.`);
  fs.writeFileSync(file, written);
}
