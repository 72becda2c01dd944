import { readNames, readNumber, readOptions } from "../../scripts/lib/options.mjs";
import { setUp } from "../../scripts/lib/setup.mjs";
import { PlainError, runCommand, say } from "../../scripts/lib/terminal.mjs";
import { describeMachine, loadAverage } from "../bench/lib/machine.mjs";
import { PARTS } from "./parts.mjs";
import { asText, writeReport } from "./report.mjs";

/** @typedef {import("./report.mjs").Outcome} Outcome */

const KNOWN = Object.keys(PARTS);

const HELP = `Lets everything fail that can, and checks that nothing is lost and nothing doubled: npm run chaos -- [options]

  --only a,b   runs only these parts, and writes no file: ${KNOWN.join(", ")}
  --rounds N   how often the runtime is killed (20)
  --writes N   acknowledged writes before each kill (500)
  --help       shows this text

The whole table goes to docs/chaos.md.`;

runCommand(async () => {
  const given = readOptions(HELP, {
    only: { type: "string" },
    rounds: { type: "string" },
    writes: { type: "string" },
  });
  const names = readNames(given.only, KNOWN);
  const options = {
    rounds: readNumber("rounds", given.rounds ?? "20", { to: 99_999 }),
    writes: readNumber("writes", given.writes ?? "500", { to: 99_999 }),
  };
  await setUp({ build: true });
  const machine = describeMachine();
  const date = new Date().toISOString().slice(0, 16);
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const name of names) outcomes.push(await runPart(name, options));
  const report = { date, machine: { ...machine, loadAtEnd: loadAverage() }, outcomes };
  say(`\n${asText(report)}`);
  if (names.length === KNOWN.length) {
    writeReport(report);
    say("\nWritten to docs/chaos.md");
  }
  if (outcomes.some(({ failure }) => failure)) throw new PlainError("\nA promise is broken.");
});

/**
 * One part that fails costs the table one line and not all the others.
 * @param {string} name
 * @param {import("./parts.mjs").Options} options
 * @returns {Promise<Outcome>}
 */
async function runPart(name, options) {
  const part = PARTS[name];
  if (!part) throw new PlainError(`There is no part "${name}"`);
  say(`\n=== ${part.title} (${name})`);
  const started = Date.now();
  /** @type {string[]} */
  let figures = [];
  let failure = "";
  try {
    figures = await part.run(options);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    say(failure);
  }
  return { name, title: part.title, figures, failure, seconds: (Date.now() - started) / 1000 };
}
