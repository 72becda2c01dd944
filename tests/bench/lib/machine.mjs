import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../../scripts/lib/paths.mjs";

/**
 * What the figures were taken on.
 * @returns {{ processor: string, cores: number, memory: string, system: string, node: string, workerd: string, load: string }}
 */
export function describeMachine() {
  const manifest = fs.readFileSync(path.join(root, "node_modules", "workerd", "package.json"), "utf8");
  return {
    processor: os.cpus()[0]?.model.trim() || os.arch(),
    cores: os.availableParallelism(),
    memory: `${Math.round(os.totalmem() / 1e9)} GB`,
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    workerd: JSON.parse(manifest).version,
    load: loadAverage(),
  };
}

/** @returns {string} how many processes wanted to run in the last minute */
export function loadAverage() {
  return String(os.loadavg()[0]?.toFixed(1));
}

/**
 * @param {ReturnType<typeof describeMachine> & { loadAtEnd: string }} machine
 * @returns {string} the line of a report that says what its figures were taken on
 */
export function machineLine({ processor, cores, memory, system, node, workerd, load, loadAtEnd }) {
  return `Machine: ${processor}, ${cores} cores, ${memory}, ${system}; Node ${node}, workerd ${workerd}; load average ${load} at the start, ${loadAtEnd} at the end.`;
}
