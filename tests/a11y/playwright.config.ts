import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";
import { root } from "../../scripts/lib/paths.mjs";

const [server] = [base.webServer].flat();

/** The server and browser of the browser tests, for one project: each test sets its widths itself. */
export default defineConfig({
  ...base,
  // axe keeps a processor busy all the time.
  workers: 2,
  testDir: ".",
  outputDir: "../../test-results/a11y",
  timeout: 300_000,
  use: { ...base.use, actionTimeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/a11y.json" }]],
  projects: [{ name: "a11y", use: { viewport: { width: 1280, height: 800 } } }],
  webServer: server && { ...server, cwd: root },
});
