import fs from "node:fs";
import path from "node:path";
import timers from "node:timers";
import { root } from "./paths.mjs";
import { isRunning } from "./process-group.mjs";
import { say } from "./terminal.mjs";

const lockFile = path.join(root, ".wrangler", "setup.lock");

/** @returns {boolean} whether this process holds the lock now */
function tryToLock() {
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Runs the set-up of one process at a time: two commands that start together must not install or
 * build over each other. A lock whose holder is gone is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(work) {
  fs.mkdirSync(path.dirname(lockFile), { recursive: true });
  let announced = false;
  while (!tryToLock()) {
    const holder = fs.existsSync(lockFile) ? Number(fs.readFileSync(lockFile, "utf8")) : 0;
    if (holder && !isRunning(holder)) {
      fs.rmSync(lockFile, { force: true });
      continue;
    }
    if (!announced) say(`Waiting for another set-up (process ${holder}) to finish ...`);
    announced = true;
    await new Promise((resolve) => timers.setTimeout(resolve, 250));
  }
  try {
    return await work();
  } finally {
    fs.rmSync(lockFile, { force: true });
  }
}
