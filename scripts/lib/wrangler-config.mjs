import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

/**
 * @typedef {object} WranglerConfig
 * @property {string[]} crons
 * @property {Array<{ binding: string, migrations: string }>} databases with the directory of their migrations
 */

/**
 * What these scripts need of wrangler.toml.
 * @returns {Promise<WranglerConfig>}
 */
export async function readWranglerConfig() {
  const { parse } = await import("smol-toml");
  const config = /** @type {any} */ (parse(fs.readFileSync(path.join(root, "wrangler.toml"), "utf8")));
  /** @type {Array<{ binding: string, migrations_dir: string }>} */
  const databases = config.d1_databases || [];
  return {
    crons: config.triggers?.crons || [],
    databases: databases.map((database) => ({
      binding: database.binding,
      migrations: database.migrations_dir,
    })),
  };
}
