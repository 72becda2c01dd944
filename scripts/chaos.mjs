import "./lib/host-node.mjs";
import path from "node:path";
import { parseOptions } from "./lib/options.mjs";
import { root } from "./lib/paths.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { run, toolNode } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Lets everything fail that can, and checks that nothing is lost and nothing doubled: npm run chaos -- [options]

  --only a,b   runs only these parts: kills, database, images, queues, clocks, model, mail, reminders; writes no file
  --rounds N   how often the runtime is killed (20)
  --writes N   acknowledged writes before each kill (500)
  --help       shows this text

The whole table goes to docs/chaos.md.`;

/** Sets up what is missing, runs the parts, prints the table. */
async function chaos() {
  const options = parseOptions(
    {
      only: { type: "string" },
      rounds: { type: "string" },
      writes: { type: "string" },
      help: { type: "boolean" },
    },
    "npm run chaos",
  );
  if (options.help) return say(HELP);
  const rounds = wholeNumber("rounds", options.rounds, 20);
  const writes = wholeNumber("writes", options.writes, 500);
  await setUp({ build: true });
  const { PARTS } = await import("../tests/chaos/parts.mjs");
  const known = Object.keys(PARTS);
  const names = options.only === undefined ? known : String(options.only).split(",");
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new PlainError(`--only takes ${known.join(", ")}, not "${unknown.join(",")}".`);
  const work = JSON.stringify({ names, rounds, writes });
  await run([toolNode(), path.join(root, "tests", "chaos", "main.mjs"), work]);
}

/**
 * @param {string} name
 * @param {unknown} text
 * @param {number} otherwise
 * @returns {number}
 */
function wholeNumber(name, text, otherwise) {
  if (text === undefined) return otherwise;
  if (/^[1-9]\d{0,4}$/.test(String(text))) return Number(text);
  throw new PlainError(`--${name} takes a whole number from 1 to 99999.`);
}

runCommand(chaos);
