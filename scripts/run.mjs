// Runs a command of package.json, such as `node scripts/run.mjs start --port 3000`: installs the packages first and hands
// over to the Node among them. This file and its imports keep to the syntax of Node 14, so that an old Node reaches the
// check below instead of a syntax error.
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { withLock } from "./lib/lock.mjs";
import { root } from "./lib/paths.mjs";
import { PlainError, runCommand, STOP_SIGNALS, step } from "./lib/terminal.mjs";

/** The oldest Node that can install the packages, and the oldest that can run the tools: wrangler, vite and vitest. */
const OLDEST = { host: [20, 0], tools: [22, 18] };
const bin = path.join(root, "node_modules", ".bin");

runCommand(async () => {
  if (!isAtLeast(OLDEST.host)) {
    throw new PlainError(
      `Acolyte needs Node 20 or newer, and this is Node ${process.versions.node}: install one from https://nodejs.org and try again.`,
    );
  }
  const [name = "", ...args] = process.argv.slice(2);
  const files = [`scripts/${name}.mjs`, `scripts/${name}.ts`, `tests/${name}/main.mjs`].map((file) =>
    path.join(root, file),
  );
  const file = files.find((candidate) => fs.existsSync(candidate));
  if (!file) throw new PlainError(`There is no command "${name}".`);
  if (!packagesAreInstalled()) await withLock(installPackages);
  process.exit(await runProgram(toolNode(), [file, ...args], ["inherit", "inherit", "inherit", "ipc"]));
});

/** @param {number[]} version */
function isAtLeast([major = 0, minor = 0]) {
  const [thisMajor = 0, thisMinor = 0] = process.versions.node.split(".").map(Number);
  return thisMajor > major || (thisMajor === major && thisMinor >= minor);
}

/**
 * Returns whether node_modules holds what package-lock.json asks for. npm writes its own list as the last act of an
 * installation, so an interrupted one counts as absent. Optional packages may be absent: they belong to other platforms.
 */
function packagesAreInstalled() {
  const wanted = lockedPackages(path.join(root, "package-lock.json"));
  const installed = lockedPackages(path.join(root, "node_modules", ".package-lock.json"));
  return Object.entries(wanted).every(([name, want]) => {
    const have = installed[name];
    if (name === "") return true;
    if (!have) return Boolean(want.optional || want.devOptional);
    return have.version === want.version && have.integrity === want.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>}
 */
function lockedPackages(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")).packages : {};
}

/** Installs the packages of package-lock.json, development tools included: they build and serve the product. */
async function installPackages() {
  if (packagesAreInstalled()) return;
  const options = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await step("Installing packages (npm ci, a minute or two)", () =>
    runProgram("npm", ["ci", ...options], ["ignore", "ignore", "inherit"]),
  );
  if (code !== 0) throw new PlainError("npm ci failed.");
}

/** Returns the Node that runs the tools: the one among the packages (Linux), elsewhere this one, if it is new enough. */
function toolNode() {
  const packaged = path.join(bin, "node");
  if (spawnSync(packaged, ["--version"]).status === 0) return packaged;
  if (isAtLeast(OLDEST.tools)) return process.execPath;
  throw new PlainError(
    `Acolyte needs Node ${OLDEST.tools.join(".")} or newer on ${process.platform} ${process.arch}, and this is Node ${process.versions.node}: install one from https://nodejs.org and try again.`,
  );
}

/**
 * Runs a program to its end, with the tools first on its PATH, no telemetry, no questions and no calls home. Whatever asks
 * this process to end asks that program.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").StdioOptions} stdio
 * @returns {Promise<number>} its exit code
 */
function runProgram(program, args, stdio) {
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH || ""}`,
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_WRITE_LOGS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  };
  const child = spawn(program, args, { env, stdio });
  for (const signal of STOP_SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", () =>
      reject(new PlainError(`${program} is missing: install it together with Node from https://nodejs.org.`)),
    );
    child.once("close", (code) => resolve(code === null ? 1 : code));
  });
}
