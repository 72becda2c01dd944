import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";
import { root } from "../../scripts/lib/paths.mjs";

const [server] = [base.webServer].flat();

/** The browser tests' own server and browser, on the seeded journal of main.mjs. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results/screenshots",
  retries: 0,
  timeout: 300_000,
  reporter: "list",
  projects: [{ name: "screenshots" }],
  webServer: server && {
    ...server,
    cwd: root,
    command: String(server.command).replace("--temporary", `--state ${process.env.SCREENSHOTS_STATE}`),
  },
});
