import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { PlainError, say, step } from "./terminal.mjs";
import { run, runs, tool } from "./tools.mjs";

/** What an installed Chromium is called. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Where one is installed that need not be on the PATH. */
const PLACES = [
  "/usr/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * A Chromium that this machine has already: $CHROMIUM_PATH, else an installed one.
 * @returns {string | undefined}
 */
export function findInstalledChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (fs.existsSync(chosen)) return chosen;
    throw new PlainError(`CHROMIUM_PATH names a file that does not exist: ${chosen}`);
  }
  /** @type {string[]} */
  const directories = (process.env.PATH || "").split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => directories.map((directory) => path.join(directory, name)));
  return [...onPath, ...PLACES].find((file) => fs.existsSync(file));
}

/** @returns {Promise<string | undefined>} Playwright's own download, if it is there and starts */
async function findPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return fs.existsSync(file) && runs(file) ? file : undefined;
}

/** @returns {Promise<string | undefined>} a Chromium fetched by Playwright */
async function downloadChromium() {
  try {
    await step("Downloading Chromium (Playwright)", () =>
      run([...tool("@playwright/test", "playwright"), "install", "chromium"]),
    );
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    say(error.message);
  }
  return findPlaywrightChromium();
}

/** @returns {Promise<string | undefined>} a Chromium from the system's packages */
async function installSystemChromium() {
  if (spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return undefined;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  try {
    await step("Installing Chromium (apt-get)", async () => {
      await run([...asRoot, "apt-get", "update", "-q"], { env, quiet: true });
      await run([...asRoot, "apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"], {
        env,
      });
    });
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    say(error.message);
  }
  return findInstalledChromium();
}

/**
 * Makes sure that there is a Chromium.
 * @returns {Promise<string>} the path of its program
 */
export async function provideChromium() {
  const file =
    findInstalledChromium() ||
    (await findPlaywrightChromium()) ||
    (await downloadChromium()) ||
    (await installSystemChromium());
  if (file) return file;
  throw new PlainError("No Chromium could be found or installed: install one and name it in CHROMIUM_PATH.");
}
