import fs from "node:fs";
import path from "node:path";
import { compileContent } from "./content.mjs";
import { root } from "./paths.mjs";
import { hashSources, stampMatches } from "./source-hash.mjs";
import { step } from "./terminal.mjs";
import { run, tool } from "./tools.mjs";

/** What wrangler bundles around the build: the build itself counts by its stamp. */
const SOURCES = ["app", "workers", "wrangler.toml", "package-lock.json", "build/sources.sha256"];

const directory = path.join(root, "build", "worker");
const stampFile = path.join(directory, "sources.sha256");

/** The bundled worker: one module. */
export const workerBundle = path.join(directory, "app.js");

/** @returns {boolean} whether the bundle was made from the sources as they are now */
export function bundleIsCurrent() {
  return fs.existsSync(workerBundle) && stampMatches(stampFile, hashSources(root, SOURCES));
}

/** Bundles the worker around the build, as a deployment would and without an account. */
export async function bundleWorker() {
  await compileContent();
  const hash = hashSources(root, SOURCES);
  fs.rmSync(stampFile, { force: true });
  await step("Bundling the worker", () =>
    run([...tool("wrangler"), "deploy", "--dry-run", "--outdir", directory], { quiet: true }),
  );
  fs.writeFileSync(stampFile, `${hash}\n`);
}
