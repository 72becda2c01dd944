import "./lib/host-node.mjs";
import path from "node:path";
import { parseOptions } from "./lib/options.mjs";
import { root } from "./lib/paths.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { run, tool, toolNode } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Kills the runtime while people write and while reminders go out, and lets the database fail: npm run chaos -- [options]

  --rounds N   how often the runtime is killed (10)
  --writes N   acknowledged writes before each kill (500)
  --help       shows this text`;

/** Sets up what is missing, then runs the proofs one after the other and stops at the first that fails. */
async function chaos() {
  const options = parseOptions(
    { rounds: { type: "string" }, writes: { type: "string" }, help: { type: "boolean" } },
    "npm run chaos",
  );
  if (options.help) return say(HELP);
  const rounds = wholeNumber("rounds", options.rounds, 10);
  const writes = wholeNumber("writes", options.writes, 500);
  await setUp({ build: true });
  await run([toolNode(), path.join(root, "tests", "chaos", "kill-rounds.mjs"), rounds, writes]);
  await run([...tool("vitest"), "run", "--project", "workers", "tests/workers/faults.test.ts"]);
  await run([...tool("vitest"), "run", "--project", "chaos", "--silent=false"]);
}

/**
 * @param {string} name
 * @param {unknown} text
 * @param {number} otherwise
 * @returns {string}
 */
function wholeNumber(name, text, otherwise) {
  if (text === undefined) return String(otherwise);
  if (/^[1-9]\d{0,4}$/.test(String(text))) return String(text);
  throw new PlainError(`--${name} takes a whole number from 1 to 99999.`);
}

runCommand(chaos);
