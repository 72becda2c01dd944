import { importFromApp } from "../../scripts/lib/app-modules.mjs";
import { readNames, readNumber, readOptions } from "../../scripts/lib/options.ts";
import { setUp } from "../../scripts/lib/setup.mjs";
import { PlainError, runCommand, STOP_SIGNALS } from "../../scripts/lib/terminal.mjs";

/**
 * @typedef {object} Proof
 * @property {string} help
 * @property {string[]} [parts] that `--only` chooses from
 * @property {Record<string, number>} [numbers] options that take a whole number, with their defaults
 * @property {string[]} [texts] options that take a text
 * @property {boolean} [needsBuild] whether it runs the product; so by default
 */

/**
 * Runs a command that proves something: reads its options, sets up what is missing, and has `prove` in
 * `tests/NAME/prove.ts` return whether every promise was kept.
 * @param {string} name
 * @param {Proof} proof
 */
export function runProof(name, { help, parts = [], numbers = {}, texts = [], needsBuild = true }) {
  for (const signal of STOP_SIGNALS) process.once(signal, () => process.exit(1));
  runCommand(async () => {
    const names = ["only", ...Object.keys(numbers), ...texts];
    /** @type {Record<string, string | undefined>} */
    const options = readOptions(
      help,
      Object.fromEntries(names.map((option) => [option, { type: /** @type {const} */ ("string") }])),
    );
    const choice = {
      parts: readNames(options.only, parts),
      ...Object.fromEntries(texts.map((option) => [option, options[option] ?? ""])),
      ...Object.fromEntries(
        Object.entries(numbers).map(([option, usual]) => [
          option,
          readNumber(option, options[option] ?? String(usual), { from: 0, to: 0x7fffffff }),
        ]),
      ),
    };
    await setUp({ build: needsBuild });
    const { prove } = await importFromApp(`tests/${name}/prove.ts`);
    if (!(await prove(choice))) throw new PlainError("\nA promise is broken.");
    // Connections that are kept would hold the process up.
    process.exit(0);
  });
}
