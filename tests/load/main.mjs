// Started by scripts/load.mjs on the Node of the tools, with the minutes as its argument.
import { PlainError, runCommand, say } from "../../scripts/lib/terminal.mjs";
import { measureLoad } from "./load.mjs";
import { asText, holds, writeReport } from "./report.mjs";

/** Shorter runs tell nothing of memory that lasts. */
const MINUTES_OF_A_REPORT = 10;

runCommand(async () => {
  const minutes = Number(process.argv[2]);
  const report = await measureLoad(minutes);
  say(`\n${asText(report)}`);
  if (minutes >= MINUTES_OF_A_REPORT) {
    writeReport(report);
    say("\nWritten to docs/load.md and docs/load-memory.svg");
  }
  if (!holds(report)) throw new PlainError("\nA promise is broken.");
  process.exit(0);
});
