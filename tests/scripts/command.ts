import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** How a command ended and what it said. */
interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A command under way. */
export interface Command {
  child: Child;
  /** Resolves with the first line on standard output that matches; rejects when the command ends before. */
  line(pattern: RegExp): Promise<string>;
  finished: Promise<CommandResult>;
}

/** The environment without what npm and Vitest add for their own children. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const own = /^(npm_|VITEST|INIT_CWD$|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/;
  return Object.fromEntries(Object.entries<string>(process.env).filter(([name]) => !own.test(name)));
}

/**
 * Runs one of the scripts as a user would from a shell.
 * @param script its name in scripts/, such as "start"
 * @param args the options
 * @param nodeOptions options of Node itself
 * @param env further variables
 */
export function runScript(
  script: string,
  args: string[],
  nodeOptions: string[] = [],
  env: Record<string, string> = {},
): Command {
  const file = fileURLToPath(new URL(`../../scripts/${script}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [...nodeOptions, file, ...args], {
    env: { ...plainEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const finished = new Promise<CommandResult>((resolve) => {
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = stdout.split("\n").find((text) => pattern.test(text));
        if (found) resolve(found);
      };
      child.stdout.on("data", look);
      look();
      finished.then(() => reject(new Error(`ended before ${pattern}: ${stdout}${stderr}`)));
    });
  return { child, line, finished };
}
