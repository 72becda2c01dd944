// Started by scripts/chaos.mjs on the Node of the tools: runs the parts that its options name and prints the table.
import { PlainError, runCommand, say } from "../../scripts/lib/terminal.mjs";
import { describeMachine, loadAverage } from "../bench/lib/machine.mjs";
import { PARTS } from "./parts.mjs";
import { asText, writeReport } from "./report.mjs";

/** @typedef {import("./report.mjs").Outcome} Outcome */

runCommand(async () => {
  /** @type {import("./parts.mjs").Options & { names: string[] }} */
  const { names, ...options } = JSON.parse(process.argv[2] || "{}");
  const machine = describeMachine();
  const date = new Date().toISOString().slice(0, 16);
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const name of names) outcomes.push(await runPart(name, options));
  const report = { date, machine: { ...machine, loadAtEnd: loadAverage() }, outcomes };
  say(`\n${asText(report)}`);
  if (names.length === Object.keys(PARTS).length) {
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
