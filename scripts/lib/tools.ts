import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { execa } from "execa";
import { root } from "./paths.mjs";
import { PlainError } from "./terminal.mjs";

/** Tools come from node_modules and run in the repository; nobody answers their questions. */
const OPTIONS = { cwd: root, preferLocal: true, localDir: root, stdin: "ignore" } as const;

/**
 * Runs a tool to its end. Throws a plain error when it fails.
 * @param command the tool and its arguments, such as `["wrangler", "deploy"]`
 * @param options quiet shows the output only when the tool fails, a label begins each of its lines
 */
export async function run(
  [program = "", ...args]: string[],
  { env = {}, quiet = false, label }: { env?: Record<string, string>; quiet?: boolean; label?: string } = {},
) {
  const lines = label && [labelled(label), "inherit" as const];
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

function labelled(label: string) {
  return function* (line: unknown) {
    yield `${label} | ${line}`;
  };
}

/** Runs a tool and returns what it printed on standard output. Throws a plain error with its words when it fails. */
export async function capture([program = "", ...args]: string[]): Promise<string> {
  const { failed, stdout, stderr } = await execa(program, args, { ...OPTIONS, reject: false });
  if (failed) throw new PlainError(`${program} failed: ${stderr}${stdout}`);
  return stdout;
}

/**
 * Runs SQL on a D1 database as one import, which is carried out as a whole or not at all.
 * @param target options of wrangler, such as `["--remote"]`
 */
export async function executeSql(binding: string, sql: string, target: string[]) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-sql-"));
  try {
    const file = path.join(directory, "import.sql");
    fs.writeFileSync(file, `${sql}\n`);
    await run(["wrangler", "d1", "execute", binding, ...target, "--yes", "--file", file], { quiet: true });
  } finally {
    fs.rmSync(directory, { recursive: true, force: true });
  }
}
