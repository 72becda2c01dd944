import { execFile, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import util from "node:util";
import { isAtLeast, OLDEST_TOOL_NODE } from "./host-node.mjs";
import { root, toolDirectory } from "./paths.mjs";
import { PlainError } from "./terminal.mjs";

/**
 * Whether a program starts and answers `--version`.
 * @param {string} program
 * @returns {boolean}
 */
export function runs(program) {
  return spawnSync(program, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

/** @type {string | undefined} */
let chosenNode;

/**
 * The Node that runs the tools: the one that comes with the packages on Linux (x64, arm64), elsewhere
 * the host's, if it is new enough.
 * @returns {string} the path of the program
 */
export function toolNode() {
  chosenNode = chosenNode || chooseNode();
  return chosenNode;
}

/** @returns {string} */
function chooseNode() {
  const packaged = path.join(toolDirectory, "node");
  if (fs.existsSync(packaged) && runs(packaged)) return packaged;
  if (isAtLeast(process.versions.node, OLDEST_TOOL_NODE)) return process.execPath;
  throw new PlainError(
    `Acolyte needs Node ${OLDEST_TOOL_NODE} or newer on ${process.platform} ${process.arch}, and this is Node ${process.versions.node}: install one from https://nodejs.org and try again.`,
  );
}

/**
 * The program and the first arguments that run a tool from node_modules, without a shell.
 * @param {string} packageName such as "wrangler"
 * @param {string} [binary] the tool's name when the package has several
 * @returns {string[]}
 */
export function tool(packageName, binary = packageName) {
  const directory = path.join(root, "node_modules", packageName);
  let manifest;
  try {
    manifest = JSON.parse(fs.readFileSync(path.join(directory, "package.json"), "utf8"));
  } catch {
    throw new PlainError(`The tool ${packageName} is not installed: run npm ci.`);
  }
  const script = typeof manifest.bin === "string" ? manifest.bin : manifest.bin[binary];
  return [toolNode(), path.join(directory, script)];
}

/**
 * The program and the first arguments that run npm.
 * @returns {string[]}
 */
export function npm() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script) && fs.existsSync(script)) return [process.execPath, script];
  if (runs("npm")) return ["npm"];
  throw new PlainError(
    "npm is missing: install it together with Node from https://nodejs.org and try again.",
  );
}

/**
 * The environment of every tool: its Node first on the PATH, no telemetry, no questions, no calls home.
 * @param {Record<string, string>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(more) {
  return {
    ...process.env,
    PATH: `${toolDirectory}${path.delimiter}${process.env.PATH || ""}`,
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_WRITE_LOGS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    ...more,
  };
}

/** The ways in which a person, a terminal or a service manager asks a command to end. */
export const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] variables on top of {@link toolEnvironment}
 * @property {boolean} [quiet] keep the output back and show it only when the command fails
 */

/**
 * Runs a command in the repository to its end.
 * @param {string[]} command the program and its arguments
 * @param {RunOptions} [options]
 * @returns {Promise<void>} rejected with a plain error when the command fails
 */
export function run(command, options = {}) {
  const [program = "", ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: toolEnvironment(options.env),
      stdio: ["ignore", options.quiet ? "pipe" : "inherit", options.quiet ? "pipe" : "inherit"],
    });
    // Ctrl+C is what every tool cleans up after: Playwright ends its server then, and at no other signal.
    // The second request insists.
    let stopping = false;
    const stop = () => {
      child.kill(stopping ? "SIGKILL" : "SIGINT");
      stopping = true;
    };
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    /** @type {Buffer[]} */
    const kept = [];
    if (child.stdout) child.stdout.on("data", (chunk) => kept.push(chunk));
    if (child.stderr) child.stderr.on("data", (chunk) => kept.push(chunk));
    child.once("error", (error) => reject(new PlainError(`${program} could not be run: ${error.message}`)));
    child.once("close", (code, signal) => {
      for (const name of STOP_SIGNALS) process.removeListener(name, stop);
      if (stopping) process.exit(1);
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(kept));
      reject(new PlainError(`${nameOf(command)} failed (${signal || `exit code ${code}`}).`));
    });
  });
}

/**
 * Runs a command in the repository and returns what it printed on standard output. Rejects with a plain error that
 * holds what it said when it fails.
 * @param {string[]} command the program and its arguments
 * @returns {Promise<string>}
 */
export async function capture(command) {
  const [program = "", ...args] = command;
  try {
    const options = { cwd: root, env: toolEnvironment(), maxBuffer: 16_000_000 };
    return (await util.promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new PlainError(`${nameOf(command)} failed: ${stderr}${stdout}`);
  }
}

/**
 * @param {string[]} command
 * @returns {string} what a person calls it: the package that the script belongs to, or the program
 */
function nameOf([program = "", script = ""]) {
  const [, name] = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(script) || [];
  return name || path.basename(program);
}
