import { createRequire } from "node:module";

/**
 * The Miniflare that wrangler itself brings: the same workerd everywhere.
 * @returns {typeof import("miniflare")}
 */
export function miniflarePackage() {
  const here = createRequire(import.meta.url);
  return createRequire(here.resolve("wrangler"))("miniflare");
}
