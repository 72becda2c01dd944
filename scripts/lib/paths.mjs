import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository, wherever the command is run from. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Where npm links the tools, the package's own Node among them. */
export const toolDirectory = path.join(root, "node_modules", ".bin");

/** Where `npm start` and `npm run dev` keep their data when no other directory is asked for. */
export const defaultState = path.join(root, ".wrangler", "state");

/** Where the test runners leave their machine-readable reports. */
export const reportDirectory = path.join(root, "test-results");

/**
 * The directory that relative paths on the command line start from. npm runs a script in the
 * package's directory and keeps the caller's in INIT_CWD; that variable is trusted only when npm
 * started this very script, because everything below an npm script inherits it.
 * @param {string} script the name of the npm script, such as "start"
 * @returns {string}
 */
export function callerDirectory(script) {
  const startedByNpm = process.env.npm_lifecycle_event === script && process.env.INIT_CWD;
  return startedByNpm ? String(process.env.INIT_CWD) : process.cwd();
}
