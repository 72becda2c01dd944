import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";
import { root } from "../../scripts/lib/paths.mjs";

const [server] = [base.webServer].flat();

/** The browser tests' own server and browser, for one project: what is looked at changes its width by itself. */
export default defineConfig({
  ...base,
  // axe keeps a processor busy all the time.
  workers: 2,
  testDir: ".",
  outputDir: "../../test-results/a11y",
  timeout: 300_000,
  use: { ...base.use, actionTimeout: 20_000 },
  reporter: [["list"], ["./lib/table-reporter.ts"]],
  projects: [{ name: "a11y", use: { viewport: { width: 1280, height: 800 } } }],
  webServer: server && { ...server, cwd: root },
});
