import fs from "node:fs";
import path from "node:path";
import { startServer } from "../../scripts/lib/local-server.mjs";
import { LOOPBACK } from "../../scripts/lib/ports.mjs";
import { waitUntilReady } from "../../scripts/lib/readiness.mjs";

/**
 * @typedef {object} ServedProduct
 * @property {string} origin
 * @property {number} group the id of the process group that everything of it runs in
 * @property {() => Promise<void>} kill ends the runtime at once, as a power cut would
 */

/**
 * Serves the product as it is built on a state directory, with its log beside the data; it ends with this process at
 * the latest.
 * @param {{ port: number, state: string, variables?: string[], inspectorPort?: number }} options `variables` as NAME:VALUE
 * @returns {Promise<ServedProduct>}
 */
export async function serveProduct({ port, state, variables = [], inspectorPort }) {
  const log = fs.openSync(path.join(state, "server.log"), "a");
  const server = startServer({
    port,
    state,
    variables: ["SIGN_UP_LIMIT:1000", ...variables],
    log,
    ...(inspectorPort && { inspectorPort }),
  });
  fs.closeSync(log);
  const kill = async () => {
    server.kill();
    await server.ended;
  };
  const origin = `http://${LOOPBACK}:${port}`;
  if (!(await waitUntilReady(origin, server.ended))) {
    await kill();
    throw new Error(`The product did not start on ${state}`);
  }
  return { origin, group: server.id, kill };
}
