import path from "node:path";
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from "miniflare";
import { root } from "./paths.mjs";

// Before wrangler is loaded: it would print what it reads for each Miniflare.
process.env.WRANGLER_LOG ??= "error";
const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");

/** @typedef {import("wrangler").Unstable_Config} WranglerConfig */

/**
 * Returns wrangler's configuration.
 * @param {{ config?: string | undefined, env?: string | undefined }} [target] another file, an environment in it
 * @returns {WranglerConfig}
 */
export function readConfig({ config = "wrangler.toml", env } = {}) {
  return unstable_readConfig({ config: path.resolve(root, config), ...(env && { env }) });
}

/**
 * Returns the worker of wrangler.toml as Miniflare takes it, without its code.
 * @returns {any}
 */
export function workerOptions() {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(root, "wrangler.toml"));
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
