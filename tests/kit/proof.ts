import { importFromApp } from "../../scripts/lib/app-modules.ts";
import { readNames, readNumber, readOptions } from "../../scripts/lib/options.ts";
import { setUp } from "../../scripts/lib/setup.ts";
import { PlainError, runCommand, STOP_SIGNALS } from "../../scripts/lib/terminal.mjs";

interface Proof {
  help: string;
  /** What `--only` chooses from. */
  parts?: string[];
  /** Options that take a whole number, with their defaults. */
  numbers?: Record<string, number>;
  /** Options that take a text. */
  texts?: string[];
  /** Whether it runs the product; so by default. */
  needsBuild?: boolean;
}

/**
 * Runs a command that proves something: reads its options, sets up what is missing, and has `prove` in
 * `tests/NAME/prove.ts` return whether every promise was kept.
 */
export function runProof(
  name: string,
  { help, parts = [], numbers = {}, texts = [], needsBuild = true }: Proof,
) {
  for (const signal of STOP_SIGNALS) process.once(signal, () => process.exit(1));
  runCommand(async () => {
    const names = ["only", ...Object.keys(numbers), ...texts];
    const options: Record<string, string | undefined> = readOptions(
      help,
      Object.fromEntries(names.map((option) => [option, { type: "string" as const }])),
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
