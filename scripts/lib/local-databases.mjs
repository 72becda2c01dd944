import path from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { miniflarePackage } from "./miniflare-package.mjs";
import { root } from "./paths.mjs";

/**
 * Opens the databases of a state directory, without the product: the same files in the same runtime.
 * @param {string} state
 * @returns {Promise<{ database: (binding: string) => Promise<D1Database>, variables: Record<string, unknown>, close: () => Promise<void> }>}
 */
export async function openLocalDatabases(state) {
  const { Miniflare, NoOpLog, convertV4MiniflareOptions } = miniflarePackage();
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(root, "wrangler.toml"));
  const { compatibilityDate, d1Databases, bindings } = /** @type {any} */ (workerOptions);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions(
      /** @type {any} */ ({
        cf: false,
        log: new NoOpLog(),
        telemetry: { enabled: false },
        resourcePersistencePath: path.join(state, "v3"),
        resourceTmpPath: path.join(state, "tmp"),
        workers: [
          { name: "databases", modules: true, script: "export default {}", compatibilityDate, d1Databases },
        ],
      }),
    ),
  );
  await miniflare.ready;
  return {
    database: (binding) => miniflare.getD1Database(binding, "databases"),
    variables: bindings ?? {},
    close: () => miniflare.dispose(),
  };
}
