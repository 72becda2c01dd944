import path from "node:path";
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { root } from "./paths.mjs";

export type WranglerConfig = import("wrangler").Unstable_Config;
// biome-ignore lint/suspicious/noExplicitAny: wrangler and Miniflare have different types for the same options.
type Untyped = any;

/**
 * Returns wrangler's configuration.
 * @param target another file, an environment in it
 */
export function readConfig({
  config = "wrangler.toml",
  env,
}: {
  config?: string | undefined;
  env?: string | undefined;
} = {}): WranglerConfig {
  return quietly(() => unstable_readConfig({ config: path.resolve(root, config), ...(env && { env }) }));
}

/** Reads something of wrangler's, which would print what it reads each time. Commands of wrangler still print. */
function quietly<Value>(read: () => Value) {
  const { WRANGLER_LOG = "log" } = process.env;
  process.env.WRANGLER_LOG = "error";
  try {
    return read();
  } finally {
    process.env.WRANGLER_LOG = WRANGLER_LOG;
  }
}

/**
 * Returns the worker of wrangler.toml as Miniflare takes it, without its code and without Workers AI, which has no local
 * form: the product then runs as where no such binding is.
 */
export function workerOptions(): Untyped {
  const { workerOptions } = quietly(() =>
    unstable_getMiniflareWorkerOptions(path.join(root, "wrangler.toml")),
  );
  const { modulesRules: _, rootPath: __, ai: ___, ...options } = workerOptions as Untyped;
  return options;
}

/**
 * Starts workers on the data of a state directory, in the runtime that wrangler brings. Miniflare is used directly: the
 * proxy that `wrangler dev` puts before the worker ends the whole server when a browser drops a connection (workers-sdk
 * issues 15451, 15317, 15203). The end of this process ends the runtime, too.
 */
export function startMiniflare(state: string, workers: object[], options: object = {}) {
  return new Miniflare(
    convertV4MiniflareOptions({
      rootPath: root,
      cf: false,
      log: new NoOpLog(),
      telemetry: { enabled: false },
      resourcePersistencePath: path.join(state, "v3"),
      resourceTmpPath: path.join(state, "tmp"),
      workers,
      ...options,
    } as Untyped),
  );
}

/** Opens the databases of a state directory, without the product: the same files in the same runtime. */
export async function openLocalDatabases(state: string) {
  const { compatibilityDate, d1Databases } = workerOptions();
  const miniflare = startMiniflare(state, [
    { name: "databases", modules: true, script: "export default {}", compatibilityDate, d1Databases },
  ]);
  await miniflare.ready;
  return {
    database: (binding: string) =>
      miniflare.getD1Database(binding, "databases") as Promise<Untyped> as Promise<D1Database>,
    close: () => miniflare.dispose(),
  };
}
