import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findInstalledChromium } from "./scripts/lib/chromium.mjs";
import { compileContent } from "./scripts/lib/content.mjs";
import { findFreePort, LOOPBACK } from "./scripts/lib/ports.mjs";

// Tests import modules of the app, which import content.
await compileContent();

// Playwright loads this file again in each of its workers, which inherit the environment: the first
// load chooses the port and the state directory, the others find them there.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await findFreePort());
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-e2e-"));
  process.env.E2E_STATE = state;
  process.once("exit", () => fs.rmSync(state, { recursive: true, force: true }));
}
const { E2E_PORT, E2E_STATE } = process.env;
const baseURL = `http://${LOOPBACK}:${E2E_PORT}`;

const serverOptions = [
  "--port",
  E2E_PORT,
  "--state",
  E2E_STATE,
  // Playwright ends its server when it is done or interrupted, but not when it is killed.
  "--stop-with",
  String(process.pid),
  "--var",
  "SERVER_TIMING:1",
  "--var",
  "SIGN_UP_LIMIT:100000",
  // What tests subscribe with is on this machine, and nobody serves it.
  "--var",
  "PUSH_LOOPBACK:1",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/playwright",
  // One more than the cores of a small machine: each waits for its page a part of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A page that a busy machine holds up is tried once more; what passes only then is reported as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/e2e.json" }],
  ],
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "on-first-retry",
    // A worker between page and server would hide calls from the tests that hold or fail them; its own tests allow it.
    serviceWorkers: "block",
    // Tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findInstalledChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: ["node", "scripts/start.mjs", ...serverOptions.map((option) => JSON.stringify(option))].join(
      " ",
    ),
    url: baseURL,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
