import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { say } from "./terminal.mjs";

const lockFile = path.join(root, ".wrangler", "setup.lock");

/**
 * Runs the set-up of one process at a time: two commands that start together must not install or build over each other.
 * The lock of a process that is gone is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(work) {
  fs.mkdirSync(path.dirname(lockFile), { recursive: true });
  for (let isAnnounced = false; !tryToLock(); isAnnounced = true) {
    if (!isAnnounced) say("Waiting for another set-up to finish ...");
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  try {
    return await work();
  } finally {
    fs.rmSync(lockFile, { force: true });
  }
}

/** @returns {boolean} whether this process holds the lock now */
function tryToLock() {
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  }
  try {
    const holder = Number(fs.readFileSync(lockFile, "utf8"));
    if (holder) process.kill(holder, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH") fs.rmSync(lockFile, { force: true });
  }
  return false;
}
