import fs from "node:fs";
import path from "node:path";
import { BUNDLED_CONTENT } from "./content.mjs";
import { root } from "./paths.mjs";
import { hashSources, stampMatches } from "./source-hash.mjs";
import { step } from "./terminal.mjs";
import { run, tool } from "./tools.mjs";

/** What the build is made from. `workers` is not among it: wrangler bundles that around the build. */
const SOURCES = [
  "app",
  "public",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
  "content/help-lines.json",
  ...BUNDLED_CONTENT,
];

const stampFile = path.join(root, "build", "sources.sha256");

/** @returns {string} the hash of everything the build depends on */
function sourcesHash() {
  return hashSources(root, SOURCES, (name) => !/\.test\.tsx?$/.test(name));
}

/** @returns {boolean} whether build/ was made from the sources as they are now */
export function buildIsCurrent() {
  return (
    fs.existsSync(path.join(root, "build", "server", "index.js")) && stampMatches(stampFile, sourcesHash())
  );
}

/**
 * Builds the browser's and the server's code into build/.
 * @param {{ quiet?: boolean }} [options] quiet shows the builder's output only when it fails
 */
export async function buildApp({ quiet = true } = {}) {
  // Taken before the build: a file that changes meanwhile makes the next start build again.
  const hash = sourcesHash();
  fs.rmSync(stampFile, { force: true });
  await step("Building the app", () =>
    run([...tool("@remix-run/dev", "remix"), "vite:build"], { quiet, env: { NODE_ENV: "production" } }),
  );
  fs.writeFileSync(stampFile, `${hash}\n`);
}
