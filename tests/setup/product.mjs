import fs from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { root } from "../../scripts/lib/paths.mjs";

/** Enough for a start that has to build first. */
export const START_TIMEOUT = 180_000;

/** Variables that npm and Vitest add for their own children. */
const NOT_INHERITED = /^(npm_|VITEST|INIT_CWD$|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/;

/**
 * Runs one of the commands as a user would from a shell, without standard input unless the options say so.
 * @param {string} name such as "start"
 * @param {string[]} [args]
 * @param {{ stdin?: "ignore" | "pipe", detached?: boolean, env?: Record<string, string> }} [options]
 */
export function runScript(name, args = [], { env = {}, ...options } = {}) {
  const inherited = Object.entries(process.env).filter(([variable]) => !NOT_INHERITED.test(variable));
  return execa("node", [path.join(root, "scripts", "run.mjs"), name, ...args], {
    stdin: "ignore",
    reject: false,
    extendEnv: false,
    stripFinalNewline: false,
    ...options,
    env: { ...Object.fromEntries(inherited), ...env },
  });
}

/**
 * @typedef {object} Product the product, served as a user would start it
 * @property {string} origin
 * @property {number} group the id of the process group that everything of it runs in
 * @property {() => string} readLog what it has logged so far
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill ends everything at once, as a power cut would
 */

/**
 * Serves the product on any free port and a state of its own, unless they are given. It ends with this process at the
 * latest.
 * @param {{ port?: number, state?: string, variables?: Record<string, string>, args?: string[] }} [options] `args`: further
 *   options of `npm start`
 * @returns {Promise<Product>}
 */
export async function startProduct({ port = 0, state, variables = {}, args = [] } = {}) {
  const child = runScript(
    "start",
    [
      ...[
        "--port",
        String(port),
        ...(state ? ["--state", state] : ["--temporary"]),
        "--with-stdin",
        "--no-texts",
        ...args,
      ],
      ...Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    { stdin: "pipe", detached: true },
  );
  const end = async (/** @type {() => void} */ ask) => {
    if (child.exitCode === null && child.signalCode === null) ask();
    await child;
  };
  const { origin, directory } = await readyLine(child);
  return {
    origin,
    group: Number(child.pid),
    readLog: () => fs.readFileSync(path.join(directory, "server.log"), "utf8"),
    stop: () => end(() => child.kill("SIGTERM")),
    kill: () => end(() => process.kill(-Number(child.pid), "SIGKILL")),
  };
}

/**
 * Returns what a starting product prints of itself. Throws with all its output when it ends before.
 * @param {ReturnType<typeof runScript>} child
 * @returns {Promise<{ origin: string, directory: string }>}
 */
function readyLine(child) {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk) => {
      text += chunk;
      const [, origin, directory] = /^Acolyte is ready: (\S+).* data and log in ([^;]+);/m.exec(text) ?? [];
      if (origin && directory) resolve({ origin, directory });
    });
    child.then(({ stdout, stderr }) => reject(new Error(`The product did not start: ${stdout}${stderr}`)));
  });
}
