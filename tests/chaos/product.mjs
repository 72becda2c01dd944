import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "../../scripts/lib/paths.mjs";
import { LOOPBACK } from "../../scripts/lib/ports.mjs";
import { waitUntilReady } from "../../scripts/lib/readiness.mjs";
import { toolEnvironment, toolNode } from "../../scripts/lib/tools.mjs";

/**
 * @typedef {object} Product
 * @property {string} origin
 * @property {() => Promise<void>} kill ends the runtime at once, as a power cut would
 */

/**
 * Serves the product on a state directory, with its log beside the data.
 * @param {{ port: number, state: string, variables?: string[] }} options `variables` as NAME:VALUE
 * @returns {Promise<Product>}
 */
export async function serve({ port, state, variables = [] }) {
  const log = fs.openSync(path.join(state, "server.log"), "a");
  const options = JSON.stringify({ port, state, variables: ["SIGN_UP_LIMIT:1000", ...variables] });
  // A process group of its own, so that Miniflare and workerd die together.
  const child = spawn(toolNode(), [path.join(root, "scripts", "lib", "runtime.mjs"), options], {
    cwd: root,
    env: toolEnvironment(),
    detached: true,
    stdio: ["ignore", log, log],
  });
  fs.closeSync(log);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const kill = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    await ended;
  };
  const origin = `http://${LOOPBACK}:${port}`;
  if (!(await waitUntilReady(origin, ended))) {
    await kill();
    throw new Error(`The product did not start on ${state}`);
  }
  return { origin, kill };
}
