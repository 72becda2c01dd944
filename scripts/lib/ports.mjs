import net from "node:net";
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

/** @returns {Promise<number>} a port that is free now */
export function findFreePort() {
  return bindOnce(0);
}
