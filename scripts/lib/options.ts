import fs from "node:fs";
import path from "node:path";
import util from "node:util";
import getPort from "get-port";
import { defaultState, LOOPBACK } from "./paths.mjs";
import { PlainError, say } from "./terminal.mjs";

interface OptionKind {
  type: "string" | "boolean";
  multiple?: boolean;
}

type Options<Kinds extends Record<string, OptionKind>> = {
  [Name in keyof Kinds]?: Kinds[Name] extends { multiple: true }
    ? string[]
    : Kinds[Name]["type"] extends "boolean"
      ? boolean
      : string;
};

/** Reads the options of a command. `--help` prints the help and ends the process. Throws a plain error for anything unknown. */
export function readOptions<const Kinds extends Record<string, OptionKind>>(
  help: string,
  kinds: Kinds,
  args = process.argv.slice(2),
): Options<Kinds> {
  try {
    const { values } = util.parseArgs({ args, options: { ...kinds, help: { type: "boolean" } } });
    if ("help" in values) {
      say(help);
      process.exit(0);
    }
    return values as Options<Kinds>;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)|\n/);
    throw new PlainError(`${reason}. The options are shown by --help`);
  }
}

/** Returns the whole number that an option holds. Throws a plain error for anything else. */
export function readNumber(name: string, text: string, { from = 1, to }: { from?: number; to: number }) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= from && number <= to) return number;
  throw new PlainError(`--${name} takes a number from ${from} to ${to}, not "${text}".`);
}

/** Returns the port in `--port`; 0 means any free port. Throws a plain error when something listens there. */
export async function readPort(text: string) {
  const port = readNumber("port", text, { from: 0, to: 65_535 });
  if (port === 0 || (await getPort({ port, host: LOOPBACK })) === port) return port;
  throw new PlainError(
    `Port ${port} is already in use: stop what listens there, or choose another one with --port N.`,
  );
}

/** Returns the names that `--only` lists, or all. Throws a plain error for an unknown one. */
export function readNames(only: string | undefined, known: string[]): string[] {
  const names = only === undefined ? known : only.split(",");
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return names;
  throw new PlainError(`--only takes ${known.join(", ")}, not "${unknown.join(",")}".`);
}

/** Returns the absolute path of the directory that `--state` names. Throws a plain error when it is a file. */
export function readState(text: string | undefined): string {
  if (text === undefined) return defaultState;
  if (!text) throw new PlainError("--state takes a directory.");
  const state = path.resolve(callerDirectory(), text);
  const stat = fs.statSync(state, { throwIfNoEntry: false });
  if (stat && !stat.isDirectory()) throw new PlainError(`--state takes a directory, and ${text} is a file.`);
  return state;
}

/**
 * Returns the directory that relative paths on the command line start from. npm runs a script in the package's directory
 * and keeps the caller's in INIT_CWD. That variable counts only when npm started this very command, because everything
 * below an npm script inherits it.
 */
export function callerDirectory(): string {
  const command = path.parse(process.argv[1] ?? "").name;
  const { npm_lifecycle_event: event, INIT_CWD: caller } = process.env;
  return (event === command && caller) || process.cwd();
}
