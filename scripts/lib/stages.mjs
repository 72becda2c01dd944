import fs from "node:fs";
import path from "node:path";
import { buildApp, buildIsCurrent } from "./app-build.mjs";
import { provideChromium } from "./chromium.mjs";
import { prepareDatabases } from "./migrations.mjs";
import { reportDirectory } from "./paths.mjs";
import { say, step } from "./terminal.mjs";
import { countPlaywrightTests, countVitestTests } from "./test-counts.mjs";
import { npm, run, tool } from "./tools.mjs";
import { bundleWorker } from "./worker-bundle.mjs";

/**
 * @typedef {object} Stage
 * @property {string} name for --only
 * @property {string} title
 * @property {(quiet?: boolean) => Promise<void>} work rejected when the stage fails; quiet shows output only then
 * @property {string} [beside] the stage during which this one runs as well, quietly, where both are asked for
 * @property {() => import("./test-counts.mjs").TestCounts} [counts] of the tests in the last run
 */

/**
 * A stage that is an npm script and says nothing unless it fails.
 * @param {string} script
 * @param {string} title
 * @param {string} [beside]
 * @returns {Stage}
 */
function scriptStage(script, title, beside) {
  const work = () => run([...npm(), "run", "--silent", script], { quiet: true });
  return {
    name: script,
    title,
    beside,
    work: (quiet) => (quiet ? work() : step(`npm run ${script}`, work)),
  };
}

/**
 * A stage that is one of the projects in vitest.config.ts.
 * @param {string} project
 * @param {string} title
 * @param {string} [beside]
 * @returns {Stage}
 */
function vitestStage(project, title, beside) {
  const report = path.join(reportDirectory, `${project}.json`);
  return {
    name: project,
    title,
    beside,
    work: (quiet) => {
      fs.rmSync(report, { force: true });
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
      return run([...tool("vitest"), "run", "--project", project, ...reporters], { quiet });
    },
    counts: () => countVitestTests(report),
  };
}

/** Builds, or says that there is nothing to build, and prepares the databases that each served product is given. */
async function build() {
  if (buildIsCurrent()) say("The build is up to date.");
  else await buildApp();
  await prepareDatabases();
}

/** Runs the browser tests in the Chromium of this machine, or in one that is fetched now. */
async function browse() {
  const chromium = await provideChromium();
  say(`Chromium: ${chromium}`);
  fs.rmSync(browserReport, { force: true });
  await run([...tool("@playwright/test", "playwright"), "test"], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  });
}

const browserReport = path.join(reportDirectory, "e2e.json");

/** The checks that need nothing but the sources. */
export const STATIC_STAGES = [
  scriptStage("lint", "Lint and format"),
  scriptStage("types", "Types"),
  scriptStage("rules", "Dependency rules", "types"),
  scriptStage("unused", "What nobody uses", "types"),
];

/**
 * Everything that `npm test` runs, in this order.
 * @type {Stage[]}
 */
export const STAGES = [
  ...STATIC_STAGES,
  { name: "build", title: "Build", work: build },
  { name: "bundle", title: "Deployment, dry run", work: bundleWorker },
  vitestStage("unit", "Unit tests"),
  vitestStage("workers", "Tests in workerd"),
  // Mostly waiting: for servers to start, and for the product's patience with them.
  vitestStage("services", "Tests with real servers", "workers"),
  {
    name: "e2e",
    title: "Browser tests",
    work: browse,
    counts: () => countPlaywrightTests(browserReport),
  },
];
