import fs from "node:fs";
import path from "node:path";
import { root } from "../../../scripts/lib/paths.mjs";
import { workerBundle } from "../../../scripts/lib/setup.mjs";
import { step } from "../../../scripts/lib/terminal.mjs";
import { run } from "../../../scripts/lib/tools.mjs";

const fixtures = path.join(root, "tests", "bench", "fixtures");

/** The app's own bundle, unchanged, behind the recorder. */
const RECORDER = `import app from "./app.js";
import { recorderOf } from "./recorder.mjs";
export * from "./app.js";
export default recorderOf(app);`;

/**
 * @typedef {Record<string, string>} Modules the text of a worker's modules by name; the first is the main one
 * @typedef {{ app: Modules, recorder: Modules, bareWorker: Modules, bareReact: Modules, remixPage: Modules, filler: Modules }} Bundles
 */

/**
 * The app's bundle, as a deployment has it and `npm run bench` has brought up to date, and what it is measured beside.
 * @param {string} directory an empty directory
 * @returns {Promise<Bundles>}
 */
export async function buildBundles(directory) {
  return step("Bundling the workers beside the app", async () => {
    const app = { "app.js": read(workerBundle) };
    const runPlan = { "run-plan.mjs": read(path.join(fixtures, "run-plan.mjs")) };
    return {
      app,
      recorder: { "main.mjs": RECORDER, "recorder.mjs": read(path.join(fixtures, "recorder.mjs")), ...app },
      bareWorker: { "bare-worker.mjs": read(path.join(fixtures, "bare-worker.mjs")), ...runPlan },
      bareReact: await bundle(path.join(fixtures, "bare-react.tsx"), path.join(directory, "bare-react")),
      remixPage: await bundleRemixPage(directory),
      filler: await bundle(path.join(fixtures, "filler.ts"), path.join(directory, "filler")),
    };
  });
}

/**
 * @param {string} directory
 * @returns {Promise<Modules>}
 */
async function bundleRemixPage(directory) {
  const source = path.join(fixtures, "remix-page");
  await run(["remix", "vite:build", source], {
    quiet: true,
    env: { NODE_ENV: "production", BENCH_BUILD: directory },
  });
  return bundle(path.join(source, "worker.ts"), path.join(directory, "remix-worker"), {
    "virtual:remix/server-build": path.join(directory, "remix-page", "server", "index.js"),
  });
}

/**
 * Bundles one worker with the bundler and the conditions of the app's own server build.
 * @param {string} entry
 * @param {string} outDir
 * @param {Record<string, string>} [alias]
 * @returns {Promise<Modules>}
 */
async function bundle(entry, outDir, alias = {}) {
  process.env.NODE_ENV = "production";
  const { build } = await import("vite");
  await build({
    configFile: false,
    root,
    logLevel: "error",
    mode: "production",
    resolve: { alias: { "~": path.join(root, "app"), ...alias } },
    esbuild: { jsx: "automatic" },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: {
      target: "webworker",
      noExternal: true,
      resolve: { conditions: ["workerd", "worker", "browser", "module", "import", "default"] },
    },
    build: {
      ssr: entry,
      outDir,
      copyPublicDir: false,
      minify: true,
      target: "es2022",
      rollupOptions: { output: { inlineDynamicImports: true, entryFileNames: "worker.js" } },
    },
  });
  return { "worker.js": read(path.join(outDir, "worker.js")) };
}

/** @param {string} file */
function read(file) {
  return fs.readFileSync(file, "utf8");
}
