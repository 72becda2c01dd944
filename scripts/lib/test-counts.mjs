import fs from "node:fs";

/** @typedef {{ passed: number, failed: number }} TestCounts */

/**
 * @param {string} file
 * @returns {any} the report, or null when the runner ended before it wrote one
 */
function loadMonitor(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : null;
}

/**
 * @param {string} file what Vitest's JSON reporter wrote
 * @returns {TestCounts}
 */
export function countVitestTests(file) {
  const report = loadMonitor(file);
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : { passed: 0, failed: 0 };
}

/**
 * @param {string} file what Playwright's JSON reporter wrote
 * @returns {TestCounts}
 */
export function countPlaywrightTests(file) {
  const report = loadMonitor(file);
  if (!report) return { passed: 0, failed: 0 };
  // A flaky test passed when it was tried again; the report names it.
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}
