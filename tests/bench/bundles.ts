import fs from "node:fs";
import path from "node:path";
import { build } from "vite";
import { root } from "../../scripts/lib/paths.mjs";
import { workerBundle } from "../../scripts/lib/setup.ts";
import { step } from "../../scripts/lib/terminal.mjs";
import { run } from "../../scripts/lib/tools.ts";

const fixtures = path.join(root, "tests", "bench", "fixtures");
const read = (file: string) => fs.readFileSync(file, "utf8");

/** The app's own bundle, unchanged, behind the recorder. */
const RECORDER = `import app from "./app.js";
import { recorderOf } from "./worker.js";
export * from "./app.js";
export default recorderOf(app);`;

/** The text of a worker's modules by name; the first is the main one. */
type Modules = Record<string, string>;
export type Bundles = Record<"app" | "recorder" | "bareWorker" | "remixPage" | "filler", Modules>;

/** Returns the app's bundle, as a deployment has it and `npm run bench` has brought up to date, and the workers beside it. */
export function buildBundles(directory: string): Promise<Bundles> {
  const fixture = (file: string) =>
    bundle(path.join(fixtures, file), path.join(directory, path.parse(file).name));
  return step("Bundling the workers beside the app", async () => {
    const app = { "app.js": read(workerBundle) };
    return {
      app,
      recorder: { "main.js": RECORDER, ...(await fixture("recorder.ts")), ...app },
      bareWorker: await fixture("bare-worker.ts"),
      remixPage: await bundleRemixPage(directory),
      filler: await fixture("filler.ts"),
    };
  });
}

async function bundleRemixPage(directory: string): Promise<Modules> {
  const source = path.join(fixtures, "remix-page");
  await run(["remix", "vite:build", source], {
    quiet: true,
    env: { NODE_ENV: "production", BENCH_BUILD: directory },
  });
  return bundle(path.join(source, "worker.ts"), path.join(directory, "remix-worker"), {
    "virtual:remix/server-build": path.join(directory, "remix-page", "server", "index.js"),
  });
}

/** Bundles one worker with the bundler and the conditions of the app's own server build. */
async function bundle(entry: string, outDir: string, alias: Record<string, string> = {}): Promise<Modules> {
  process.env.NODE_ENV = "production";
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
