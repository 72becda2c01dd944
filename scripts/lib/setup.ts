import fs from "node:fs";
import path from "node:path";
import { BUNDLED_CONTENT, compileContent } from "./content.ts";
import { ensureLocalVariables } from "./local-variables.ts";
import { withLock } from "./lock.mjs";
import { root } from "./paths.mjs";
import { hashSources, stampMatches } from "./source-hash.ts";
import { step } from "./terminal.mjs";
import { run } from "./tools.ts";

/** The bundled worker: one module, as it is deployed. */
export const workerBundle = path.join(root, "build", "worker", "app.js");

const APP_STAMP = "build/sources.sha256";

/** The builds, in order. wrangler bundles `workers` around the app's build, which counts by its stamp. */
const BUILDS = [
  {
    title: "Building the app",
    sources: [
      ...["app", "public", "tsconfig.json", "package-lock.json"],
      ...["vite.config.ts", "scripts/lib/client-files.ts"],
      ...BUNDLED_CONTENT,
    ],
    target: path.join(root, "build", "server", "index.js"),
    stamp: path.join(root, APP_STAMP),
    command: ["remix", "vite:build"],
  },
  {
    title: "Bundling the worker",
    sources: ["app", "workers", "wrangler.toml", "package-lock.json", APP_STAMP],
    target: workerBundle,
    stamp: path.join(path.dirname(workerBundle), "sources.sha256"),
    command: ["wrangler", "deploy", "--dry-run", "--outdir", path.dirname(workerBundle)],
  },
];

/**
 * Prepares a checkout for a command: the local variables, the compiled content and, if asked for, the build. Does only
 * what is missing.
 */
export async function setUp({ build }: { build: boolean }) {
  ensureLocalVariables();
  await compileContent();
  if (build && !BUILDS.every(isCurrent)) await withLock(buildAll);
}

/**
 * Builds the app and bundles the worker, each unless it was built from the sources as they are.
 * @param options forced: builds all the same, and shows the output
 */
export async function buildAll({ isForced = false }: { isForced?: boolean } = {}) {
  for (const build of BUILDS) {
    if (isCurrent(build) && !isForced) continue;
    // Taken before the build: a file that changes meanwhile makes the next start build again.
    const hash = hashSources(root, build.sources);
    fs.rmSync(build.stamp, { force: true });
    const env = { NODE_ENV: "production" };
    await step(build.title, () => run(build.command, { quiet: !isForced, env }));
    fs.writeFileSync(build.stamp, `${hash}\n`);
  }
}

function isCurrent({ sources, target, stamp }: (typeof BUILDS)[number]) {
  return fs.existsSync(target) && stampMatches(stamp, hashSources(root, sources));
}
