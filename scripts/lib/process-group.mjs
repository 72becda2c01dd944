import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "./paths.mjs";
import { STOP_SIGNALS, toolEnvironment, toolNode } from "./tools.mjs";

/** How long a tool may take to end by itself after it was asked to. */
const GRACE_MILLISECONDS = 5000;

/**
 * @typedef {object} ProcessGroup
 * @property {Promise<string>} ended how the tool ended, in words; by then nothing of the group is left
 * @property {() => Promise<string>} stop asks the tool to end, insists after a while; a second call insists at once
 * @property {() => void} kill ends the whole group at once, with nothing asked before
 * @property {number} id of the process group; 0 when the tool could not be started
 */

/**
 * Starts a tool that runs until it is stopped, in a process group of its own.
 * @param {string[]} command
 * @param {{ output: number | "inherit", env?: Record<string, string> }} options output is a file descriptor
 * @returns {ProcessGroup}
 */
export function startGroup(command, { output, env }) {
  const guardScript = fileURLToPath(new URL("./process-group-guard.mjs", import.meta.url));
  const guard = spawn(toolNode(), [guardScript, ...command], {
    cwd: root,
    env: toolEnvironment(env),
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
  });
  let report = "it was killed";
  guard.on("message", (/** @type {{ failure?: string, code?: number, signal?: string }} */ message) => {
    report = message.failure || message.signal || `exit code ${message.code}`;
  });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    guard.once("error", (error) => resolve(error.message));
    guard.once("exit", () => resolve(report));
  });
  const kill = () => {
    if (guard.pid && guard.exitCode === null && guard.signalCode === null)
      process.kill(-guard.pid, "SIGKILL");
  };
  let asked = false;
  const stop = () => {
    if (asked) kill();
    else if (guard.connected) {
      guard.send("stop");
      const insist = setTimeout(kill, GRACE_MILLISECONDS);
      ended.then(() => clearTimeout(insist));
    }
    asked = true;
    return ended;
  };
  return { ended, stop, kill, id: guard.pid ?? 0 };
}

/**
 * Calls a function at every request to end this process (Ctrl+C, kill, a closed terminal).
 * @param {() => void} handler
 */
export function onStopSignal(handler) {
  for (const signal of STOP_SIGNALS) process.on(signal, handler);
}

/**
 * @param {number} pid
 * @returns {boolean} whether there is a process with this id
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * Calls a function once when another process has ended, whose end nothing else tells of.
 * @param {number} pid
 * @param {() => void} handler
 */
export function onEndOf(pid, handler) {
  const watch = setInterval(() => {
    if (isRunning(pid)) return;
    clearInterval(watch);
    handler();
  }, 1000);
  watch.unref();
}
