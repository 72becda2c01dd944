import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startGroup } from "./process-group.mjs";
import { toolNode } from "./tools.mjs";

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
 * Serves the bundled worker on workerd.
 * @param {{ port: number, state: string, variables: string[], log: number, inspectorPort?: number }} options
 * @returns {import("./process-group.mjs").ProcessGroup}
 */
export function startServer({ log, ...options }) {
  const script = fileURLToPath(new URL("./runtime.mjs", import.meta.url));
  return startGroup([toolNode(), script, JSON.stringify(options)], { output: log });
}
