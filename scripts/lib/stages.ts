import fs from "node:fs";
import path from "node:path";
import { runPlaywright } from "./chromium.ts";
import { prepareDatabases } from "./migrations.ts";
import { reportDirectory } from "./paths.mjs";
import { setUp } from "./setup.ts";
import { PlainError, say } from "./terminal.mjs";
import { run } from "./tools.ts";

interface Stage {
  /** For --only, and before each line of its output. */
  name: string;
  /** Rejected with a plain error when the stage fails. */
  work: () => Promise<void>;
  /** The file in which its test runner counts, as JSON. */
  report?: string;
}

/** Returns a stage that is a script of package.json. */
const script = (name: string): Stage => ({ name, work: () => run(["node", "--run", name], { label: name }) });

/** Returns a stage that is a project of vitest.config.ts. */
function vitest(name: string): Stage {
  const report = path.join(reportDirectory, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const work = () => run(["vitest", "run", "--project", name, ...reporters], { label: name });
  return { name, work, report };
}

const build: Stage = {
  name: "build",
  work: async () => {
    await setUp({ build: true });
    await prepareDatabases();
  },
};

const e2e: Stage = {
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

/** Runs phases up to the first that fails. Throws a plain error that names the failed stages. */
export async function runPhases(phases: Stage[][][]) {
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const runLane = async (lane: Stage[]) => {
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

function failureOf(error: unknown) {
  if (error instanceof PlainError) return error.message;
  throw error;
}

/** @param report as Vitest or Playwright wrote it; absent when the runner ended before */
export function countTests(report: string) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(fs.readFileSync(report, "utf8"));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  // A flaky test passed when it was tried again; the report names it.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
