import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { PlainError, say, step } from "./terminal.mjs";
import { run } from "./tools.ts";

/** The names of an installed Chromium; its headless shell shows no notifications. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Where one is installed that need not be on the PATH. */
const PLACES = [
  "/usr/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns a Chromium of this machine: $CHROMIUM_PATH, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !fs.existsSync(chosen)) {
    throw new PlainError(`CHROMIUM_PATH names a file that does not exist: ${chosen}`);
  }
  const directories: string[] = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => directories.map((directory) => path.join(directory, name)));
  const candidates = [...(chosen ? [chosen] : []), ...onPath, ...PLACES, chromium.executablePath()];
  return candidates.find((file) => fs.existsSync(file));
}

/** The ways to a Chromium, tried in this order; the commands of one follow each other. */
const INSTALLATIONS = [
  { title: "Downloading Chromium (Playwright)", commands: [["playwright", "install", "chromium"]] },
  {
    title: "Installing Chromium (apt-get)",
    commands: [
      ["apt-get", "update", "-q"],
      ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"],
    ],
  },
];

/**
 * Installs a Chromium unless there is one.
 * @returns the path of its program
 */
export async function provideChromium(): Promise<string> {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const { title, commands } of INSTALLATIONS) {
    if (findChromium()) break;
    await step(title, async () => {
      for (const [program = "", ...args] of commands)
        await run([...(program === "apt-get" ? asRoot : []), program, ...args], {
          env: { DEBIAN_FRONTEND: "noninteractive" },
        });
    }).catch((error) => say(error.message));
  }
  const file = findChromium();
  if (file) return file;
  throw new PlainError("No Chromium could be found or installed: install one and name it in CHROMIUM_PATH.");
}

/**
 * Runs browser tests in the Chromium of this machine, or in one that is fetched now.
 * @param args of `playwright test`
 */
export async function runPlaywright(
  args: string[],
  { env, label }: { env?: Record<string, string>; label?: string } = {},
) {
  const file = await provideChromium();
  say(`Chromium: ${file}`);
  await run(["playwright", "test", ...args], {
    env: { ...env, CHROMIUM_PATH: file },
    ...(label && { label }),
  });
}
