import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { LOOPBACK } from "./ports.mjs";
import { startGroup } from "./process-group.mjs";
import { tool } from "./tools.mjs";

/**
 * Opens the log of a server in its state directory; the log of the run before is kept beside it.
 * @param {string} state
 * @returns {{ file: string, descriptor: number }}
 */
export function openLog(state) {
  fs.mkdirSync(state, { recursive: true });
  const file = path.join(state, "server.log");
  if (fs.existsSync(file)) fs.renameSync(file, path.join(state, "server.previous.log"));
  return { file, descriptor: fs.openSync(file, "a") };
}

/**
 * Serves the build on workerd.
 * @param {{ port: number, state: string, variables: string[], log: number }} options
 * @returns {import("./process-group.mjs").ProcessGroup}
 */
export function startServer({ port, state, variables, log }) {
  // Its own registry: servers on one machine must not find each other's Durable Objects.
  const registry = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-registry-"));
  const command = [
    ...tool("wrangler"),
    "dev",
    "--local",
    ...["--ip", LOOPBACK],
    ...["--port", String(port)],
    ...["--inspector-port", "0"],
    ...["--persist-to", state],
    "--show-interactive-dev-session=false",
    ...variables.map((variable) => `--var=${variable}`),
  ];
  const group = startGroup(command, { output: log, env: { WRANGLER_REGISTRY_PATH: registry } });
  group.ended.then(() => fs.rmSync(registry, { recursive: true, force: true }));
  return group;
}
