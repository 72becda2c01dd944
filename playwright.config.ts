import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/lib/chromium.ts";
import { compileContent } from "./scripts/lib/content.ts";

// Tests import modules of the app, which import content.
await compileContent();

const SERVER_OPTIONS = [
  ...["--port", "0", "--temporary", "--with-stdin"],
  ...["--var", "SERVER_TIMING:1", "--var", "SIGN_UP_LIMIT:100000"],
  // Tests subscribe with addresses on this machine that nobody serves.
  ...["--var", "PUSH_LOOPBACK:1"],
];

/**
 * Chromium's own screens around the page, above all the suggestions of its address bar: each window loads them as pages,
 * which takes more time than most tests. The others are of Playwright's own list, which this one replaces.
 */
const DISABLED_FEATURES = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  ...[
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "PaintHolding",
  ],
  ...["AimEnabled", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PreconnectToSearch"],
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
    baseURL: process.env.E2E_ORIGIN,
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "on-first-retry",
    // A worker between page and server would hide calls from the tests that hold or fail them; its own tests allow it.
    serviceWorkers: "block",
    // Tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        `--disable-features=${DISABLED_FEATURES.join(",")}`,
      ],
    },
  },
  // A test runs on the phone, unless its tag says that the layout is its subject or that it needs a wide screen.
  projects: [
    {
      name: "phone",
      testIgnore: "**/xss/**",
      grepInvert: /@desktop/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: "**/xss/**",
      grep: /@layout|@desktop/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "xss",
      testMatch: "**/xss/**",
      // Many payloads in one pass, which recording would slow down further.
      timeout: 180_000,
      use: { viewport: { width: 1280, height: 800 }, trace: "off" },
    },
  ],
  webServer: {
    command: `node scripts/run.mjs start ${SERVER_OPTIONS.join(" ")}`,
    // From then on its address is in E2E_ORIGIN, and the directory of its data and log in E2E_STATE.
    wait: { stdout: /ready: (?<e2e_origin>\S+).* data and log in (?<e2e_state>[^;]+);/ },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
