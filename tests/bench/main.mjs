import { readNames, readOptions } from "../../scripts/lib/options.mjs";
import { setUp } from "../../scripts/lib/setup.mjs";
import { runCommand, say } from "../../scripts/lib/terminal.mjs";
import { measure, SECTIONS } from "./bench.mjs";
import { asText, writeReport } from "./lib/report.mjs";

const KNOWN = Object.keys(SECTIONS);

const HELP = `Measures the budgets: npm run bench -- [options]

  --only a,b   measures only these, and writes no files: ${KNOWN.join(", ")}
  --help       shows this text

The whole table goes to docs/bench.md and docs/bench.json. Run it while nothing else runs on the machine.`;

runCommand(async () => {
  const { only } = readOptions(HELP, { only: { type: "string" } });
  const names = readNames(only, KNOWN);
  await setUp({ build: true });
  const report = await measure(names);
  say(`\n${asText(report)}`);
  if (names.length === KNOWN.length) {
    writeReport(report);
    say("\nWritten to docs/bench.md and docs/bench.json");
  }
  process.exit(0);
});
