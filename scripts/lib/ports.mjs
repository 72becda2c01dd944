import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { PlainError } from "./terminal.mjs";

/** Everything local listens here and nowhere else. */
export const LOOPBACK = "127.0.0.1";

/**
 * Binds a port on the loopback address for a moment.
 * @param {number} port 0 lets the system choose
 * @returns {Promise<number>} the port, free again
 */
function bindOnce(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen({ host: LOOPBACK, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

/**
 * Fails with one clear line when the port cannot be used.
 * @param {number} port
 */
export async function requireFreePort(port) {
  try {
    await bindOnce(port);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === "EADDRINUSE") {
      throw new PlainError(
        `Port ${port} is already in use: stop what listens there, or choose another one with --port N.`,
      );
    }
    throw new PlainError(`Port ${port} cannot be used (${code}): choose another one with --port N.`);
  }
}

/** A file for each port that was given away: what is to listen there takes seconds to start. */
const claims = path.join(os.tmpdir(), "acolyte-ports");
const CLAIMED_FOR = 3_600_000;

/** @returns {Promise<number>} a port that is free now and that no other process of this machine is given within the hour */
export async function findFreePort() {
  for (;;) {
    const port = await bindOnce(0);
    if (claim(port)) return port;
  }
}

/**
 * @param {number} port
 * @returns {boolean} whether it is the caller's now
 */
function claim(port) {
  fs.mkdirSync(claims, { recursive: true });
  const file = path.join(claims, String(port));
  const { mtimeMs } = fs.statSync(file, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs !== undefined && Date.now() - mtimeMs > CLAIMED_FOR) fs.rmSync(file, { force: true });
  try {
    fs.writeFileSync(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}
