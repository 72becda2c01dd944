// Started by scripts/bench.mjs on the Node of the tools: measures the sections that its arguments name.
import { runCommand, say } from "../../scripts/lib/terminal.mjs";
import { measure, SECTIONS } from "./bench.mjs";
import { asText, writeReport } from "./lib/report.mjs";

runCommand(async () => {
  const names = process.argv.slice(2);
  const report = await measure(names);
  say(`\n${asText(report)}`);
  if (names.length === Object.keys(SECTIONS).length) {
    writeReport(report);
    say("\nWritten to docs/bench.md and docs/bench.json");
  }
  process.exit(0);
});
