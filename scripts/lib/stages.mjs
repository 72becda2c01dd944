import fs from "node:fs";
import path from "node:path";
import { runPlaywright } from "./chromium.mjs";
import { prepareDatabases } from "./migrations.mjs";
import { reportDirectory } from "./paths.mjs";
import { setUp } from "./setup.mjs";
import { PlainError, say } from "./terminal.mjs";
import { run } from "./tools.mjs";

/**
 * @typedef {object} Stage
 * @property {string} name for --only, and before each line of its output
 * @property {() => Promise<void>} work rejected with a plain error when the stage fails
 * @property {string} [report] the file in which its test runner counts, as JSON
 */

/**
 * Returns a stage that is a script of package.json.
 * @param {string} name
 * @returns {Stage}
 */
const script = (name) => ({ name, work: () => run(["node", "--run", name], { label: name }) });

/**
 * Returns a stage that is a project of vitest.config.ts.
 * @param {string} name
 * @returns {Stage}
 */
function vitest(name) {
  const report = path.join(reportDirectory, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const work = () => run(["vitest", "run", "--project", name, ...reporters], { label: name });
  return { name, work, report };
}

/** @type {Stage} */
const build = {
  name: "build",
  work: async () => {
    await setUp({ build: true });
    await prepareDatabases();
  },
};

/** @type {Stage} */
const e2e = {
  name: "e2e",
  work: () => runPlaywright([], { label: "e2e" }),
  report: path.join(reportDirectory, "e2e.json"),
};

/** The checks that need nothing but the sources, as lanes: see {@link TEST_PHASES}. */
export const CHECKS = [[script("types")], [script("lint"), script("rules"), script("unused")]];

/**
 * Everything that `npm test` runs, one phase after the other. In a phase, lanes run side by side, each with its stages in
 * order. The services wait most of the time: for servers to start, and for the product's patience with them.
 */
export const TEST_PHASES = [
  [...CHECKS, [build]],
  [[vitest("unit"), vitest("workers")], [vitest("services")]],
  [[e2e]],
];

/**
 * Runs phases up to the first that fails. Throws a plain error that names the failed stages.
 * @param {Stage[][][]} phases
 */
export async function runPhases(phases) {
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failures = [];
  /** @param {Stage[]} lane */
  const runLane = async (lane) => {
    for (const { name, work, report = "" } of lane) {
      if (failures.length > 0) return;
      fs.rmSync(report, { force: true });
      const started = Date.now();
      const failure = await work().catch(failureOf);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      say(`=== ${name}: ${failure ? `FAILED (${failure})` : "passed"} in ${seconds} s`);
      if (failure) failures.push(name);
      const { passed, failed } = countTests(report);
      total.passed += passed;
      // A check without tests, or a file that does not load, counts as one failure.
      total.failed += failure ? Math.max(failed, 1) : failed;
    }
  };
  for (const lanes of phases) await Promise.all(lanes.map(runLane));
  say(`\n${total.passed} passed, ${total.failed} failed`);
  if (failures.length > 0) throw new PlainError(`Again with: npm test -- --only ${failures.join(",")}`);
}

/** @param {unknown} error */
function failureOf(error) {
  if (error instanceof PlainError) return error.message;
  throw error;
}

/** @param {string} report as Vitest or Playwright wrote it; absent when the runner ended before */
export function countTests(report) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(fs.readFileSync(report, "utf8"));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  // A flaky test passed when it was tried again; the report names it.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
