import util from "node:util";
import { PlainError } from "./terminal.mjs";

/**
 * @typedef {{ type: "string" | "boolean", multiple?: boolean }} OptionKind
 * @typedef {Record<string, string | boolean | Array<string | boolean> | undefined>} OptionValues
 */

/**
 * Parses the command line; anything unknown is a plain error that names the way to the help.
 * @param {Record<string, OptionKind>} kinds
 * @param {string} command how the user calls this, such as "npm start"
 * @param {string[]} [args]
 * @returns {OptionValues}
 */
export function parseOptions(kinds, command, args = process.argv.slice(2)) {
  try {
    const { values } = util.parseArgs({ args, options: kinds, strict: true, allowPositionals: false });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/\.(\s|$)|\n/)[0] : String(error);
    throw new PlainError(`${reason}. The options are shown by: ${command} -- --help`);
  }
}

/**
 * @param {unknown} text
 * @returns {number} a TCP port
 */
export function parsePort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(String(text)) || port < 1 || port > 65535) {
    throw new PlainError(`--port takes a number from 1 to 65535, not "${text}".`);
  }
  return port;
}

/**
 * @param {unknown} text
 * @returns {string} the same text when it has the form NAME:VALUE
 */
export function parseVariable(text) {
  if (!/^[A-Za-z_][A-Za-z0-9_]*:/.test(String(text))) {
    throw new PlainError(`--var takes NAME:VALUE, such as --var SIGN_UP_LIMIT:1000, not "${text}".`);
  }
  return String(text);
}

/**
 * @param {unknown} text
 * @returns {number} the id of a process
 */
export function parseProcessId(text) {
  if (/^[1-9]\d*$/.test(String(text))) return Number(text);
  throw new PlainError(`--stop-with takes the id of a process, not "${text}".`);
}
