import "./lib/host-node.mjs";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { provideChromium } from "./lib/chromium.mjs";
import { openLog, startServer } from "./lib/local-server.mjs";
import { parseOptions } from "./lib/options.mjs";
import { root } from "./lib/paths.mjs";
import { findFreePort, LOOPBACK } from "./lib/ports.mjs";
import { waitUntilReady } from "./lib/readiness.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { run, toolNode } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Takes the pictures of docs/screenshots anew, with a seeded journal: npm run screenshots -- [options]

  --to DIR   another directory (docs/screenshots)
  --help     shows this text`;

const ACCOUNT = { email: "maria@example.org", password: "Quiet morning 7" };
const ENTRIES = "240";

/** Seeds a journal, serves the product on it, and drives Chromium through the screens. */
async function screenshots() {
  const options = parseOptions({ to: { type: "string" }, help: { type: "boolean" } }, "npm run screenshots");
  if (options.help) return say(HELP);
  const directory = options.to ? path.resolve(String(options.to)) : path.join(root, "docs", "screenshots");

  await setUp({ build: true });
  const chromiumPath = await provideChromium();
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-screenshots-"));
  try {
    const { email, password } = ACCOUNT;
    const account = ["--email", email, "--password", password, "--entries", ENTRIES, "--state", state];
    await run([toolNode(), path.join(root, "scripts", "seed.mjs"), ...account]);
    await serveWhile(state, async (origin) => {
      const { takeScreenshots } = await import("./lib/take-screenshots.mjs");
      await takeScreenshots({ origin, directory, chromiumPath, ...ACCOUNT });
    });
  } finally {
    fs.rmSync(state, { recursive: true, force: true });
  }
}

/**
 * @param {string} state
 * @param {(origin: string) => Promise<void>} work
 */
async function serveWhile(state, work) {
  const port = await findFreePort();
  const log = openLog(state);
  const server = startServer({ port, state, variables: [], log: log.descriptor });
  try {
    const origin = `http://${LOOPBACK}:${port}`;
    if (!(await waitUntilReady(origin, server.ended))) throw new PlainError("The product did not start.");
    await work(origin);
  } finally {
    server.stop();
    await server.ended;
    fs.closeSync(log.descriptor);
  }
}

runCommand(screenshots);
