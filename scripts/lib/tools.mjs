import { execa } from "execa";
import { root } from "./paths.mjs";
import { PlainError } from "./terminal.mjs";

/** Tools come from node_modules and run in the repository; nobody answers their questions. */
const OPTIONS = /** @type {const} */ ({ cwd: root, preferLocal: true, localDir: root, stdin: "ignore" });

/**
 * Runs a tool to its end. Throws a plain error when it fails.
 * @param {string[]} command the tool and its arguments, such as `["wrangler", "deploy"]`
 * @param {{ env?: Record<string, string>, quiet?: boolean, label?: string }} [options] quiet shows the output only when
 *   the tool fails, a label begins each of its lines
 */
export async function run([program = "", ...args], { env = {}, quiet = false, label } = {}) {
  const lines = label && [labelled(label), /** @type {const} */ ("inherit")];
  const output = lines || (quiet ? "pipe" : "inherit");
  const { failed, all, exitCode, signal } = await execa(program, args, {
    ...OPTIONS,
    env,
    stdout: output,
    stderr: output,
    all: true,
    reject: false,
  });
  if (!failed) return;
  if (quiet) process.stderr.write(`${all}\n`);
  throw new PlainError(`${program} failed (${signal ?? `exit code ${exitCode}`}).`);
}

/** @param {string} label */
function labelled(label) {
  return function* (/** @type {unknown} */ line) {
    yield `${label} | ${line}`;
  };
}

/**
 * Runs a tool and returns what it printed on standard output. Throws a plain error with its words when it fails.
 * @param {string[]} command
 * @returns {Promise<string>}
 */
export async function capture([program = "", ...args]) {
  const { failed, stdout, stderr } = await execa(program, args, { ...OPTIONS, reject: false });
  if (failed) throw new PlainError(`${program} failed: ${stderr}${stdout}`);
  return stdout;
}
