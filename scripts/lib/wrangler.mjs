import path from "node:path";
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { root } from "./paths.mjs";

/** @typedef {import("wrangler").Unstable_Config} WranglerConfig */

/**
 * Returns wrangler's configuration.
 * @param {{ config?: string | undefined, env?: string | undefined }} [target] another file, an environment in it
 * @returns {WranglerConfig}
 */
export function readConfig({ config = "wrangler.toml", env } = {}) {
  return quietly(() => unstable_readConfig({ config: path.resolve(root, config), ...(env && { env }) }));
}

/**
 * Reads something of wrangler's, which would print what it reads each time. Commands of wrangler still print.
 * @template Value
 * @param {() => Value} read
 */
function quietly(read) {
  const { WRANGLER_LOG = "log" } = process.env;
  process.env.WRANGLER_LOG = "error";
  try {
    return read();
  } finally {
    process.env.WRANGLER_LOG = WRANGLER_LOG;
  }
}

/**
 * Returns the worker of wrangler.toml as Miniflare takes it, without its code.
 * @returns {any}
 */
export function workerOptions() {
  const { workerOptions } = quietly(() =>
    unstable_getMiniflareWorkerOptions(path.join(root, "wrangler.toml")),
  );
  const { modulesRules: _, rootPath: __, ...options } = /** @type {any} */ (workerOptions);
  return options;
}

/**
 * Starts workers on the data of a state directory, in the runtime that wrangler brings. Miniflare is used directly: the
 * proxy that `wrangler dev` puts before the worker ends the whole server when a browser drops a connection (workers-sdk
 * issues 15451, 15317, 15203). The end of this process ends the runtime, too.
 * @param {string} state
 * @param {object[]} workers
 * @param {object} [options]
 */
export function startMiniflare(state, workers, options = {}) {
  return new Miniflare(
    convertV4MiniflareOptions(
      /** @type {any} */ ({
        rootPath: root,
        cf: false,
        log: new NoOpLog(),
        telemetry: { enabled: false },
        resourcePersistencePath: path.join(state, "v3"),
        resourceTmpPath: path.join(state, "tmp"),
        workers,
        ...options,
      }),
    ),
  );
}

/**
 * Opens the databases of a state directory, without the product: the same files in the same runtime.
 * @param {string} state
 * @returns {Promise<{ database: (binding: string) => Promise<D1Database>, variables: Record<string, string>, close: () => Promise<void> }>}
 */
export async function openLocalDatabases(state) {
  const { compatibilityDate, d1Databases, bindings } = workerOptions();
  const miniflare = startMiniflare(state, [
    { name: "databases", modules: true, script: "export default {}", compatibilityDate, d1Databases },
  ]);
  await miniflare.ready;
  return {
    database: (binding) => /** @type {Promise<any>} */ (miniflare.getD1Database(binding, "databases")),
    variables: bindings ?? {},
    close: () => miniflare.dispose(),
  };
}
