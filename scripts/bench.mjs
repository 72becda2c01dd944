import "./lib/host-node.mjs";
import path from "node:path";
import { parseOptions } from "./lib/options.mjs";
import { root } from "./lib/paths.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { run, toolNode } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Measures the budgets: npm run bench -- [options]

  --only a,b   measures only these: home, journal, calendar, entries, javascript, search, actions, writes, answers,
               lists, shared, liturgical-year, growth, reminders, archive; writes no files
  --help       shows this text

The whole table goes to docs/bench.md and docs/bench.json. Run it while nothing else runs on the machine.`;

/** Sets up what is missing, measures, prints the table, and keeps it when it is whole. */
async function bench() {
  const options = parseOptions({ only: { type: "string" }, help: { type: "boolean" } }, "npm run bench");
  if (options.help) return say(HELP);
  await setUp({ build: true });
  const { SECTIONS } = await import("../tests/bench/bench.mjs");
  const known = Object.keys(SECTIONS);
  const names = options.only === undefined ? known : String(options.only).split(",");
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new PlainError(`--only takes ${known.join(", ")}, not "${unknown.join(",")}".`);
  await run([toolNode(), path.join(root, "tests", "bench", "main.mjs"), ...names]);
}

runCommand(bench);
