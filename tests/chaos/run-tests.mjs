import fs from "node:fs";
import path from "node:path";
import { reportDirectory } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/tools.mjs";

/**
 * Runs test files of one of Vitest's projects. Throws when a test fails.
 * @param {string} name of the report
 * @param {string} project
 * @param {string[]} files
 * @param {number} [rounds] how often the properties in them are tried
 * @returns {Promise<string[]>} the figures that the tests have noted, and how many tests there were
 */
export async function runTests(name, project, files, rounds) {
  const report = path.join(reportDirectory, `chaos-${name}.json`);
  fs.rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  await run(["vitest", "run", "--project", project, ...reporters, ...files], {
    env: rounds ? { CHAOS_ROUNDS: String(rounds) } : {},
  });
  /** @type {{ numPassedTests: number, testResults: { assertionResults: { meta: { figures?: string } }[] }[] }} */
  const { numPassedTests, testResults } = JSON.parse(fs.readFileSync(report, "utf8"));
  const noted = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => (meta.figures ? [meta.figures] : [])),
  );
  return noted.length === numPassedTests ? noted : [...noted, `${numPassedTests} tests pass`];
}
