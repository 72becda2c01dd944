import "./lib/host-node.mjs";
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { buildApp, buildIsCurrent } from "./lib/app-build.mjs";
import { compileContent } from "./lib/content.mjs";
import { ensureLocalVariables } from "./lib/local-variables.mjs";
import { installPackages, packagesAreInstalled } from "./lib/packages.mjs";
import { withSetupLock } from "./lib/setup-lock.mjs";
import { runCommand } from "./lib/terminal.mjs";
import { toolNode } from "./lib/tools.mjs";
import { bundleIsCurrent, bundleWorker } from "./lib/worker-bundle.mjs";

/**
 * Brings a fresh checkout to where the tools run: packages, a Node that is new enough, the local
 * variables, the compiled content and, if asked for, the build. Does only what is missing.
 * @param {{ build: boolean }} options
 */
export async function setUp({ build }) {
  const ready = () => packagesAreInstalled() && (!build || (buildIsCurrent() && bundleIsCurrent()));
  if (!ready()) {
    await withSetupLock(async () => {
      if (!packagesAreInstalled()) await installPackages();
      toolNode();
      if (build && !buildIsCurrent()) await buildApp();
      if (build && !bundleIsCurrent()) await bundleWorker();
    });
  }
  toolNode();
  await compileContent();
  ensureLocalVariables();
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  runCommand(() => setUp({ build: true }));
}
