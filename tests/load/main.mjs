import { readNumber, readOptions } from "../../scripts/lib/options.mjs";
import { setUp } from "../../scripts/lib/setup.mjs";
import { PlainError, runCommand, say } from "../../scripts/lib/terminal.mjs";
import { measureLoad } from "./load.mjs";
import { asText, holds, writeReport } from "./report.mjs";

/** Shorter runs show nothing of memory that lasts. */
const MINUTES_OF_A_REPORT = 10;

const HELP = `Puts load on the product on this machine, with latencies, errors and memory: npm run load -- [options]

  --minutes N  how long (10); the report goes to docs/load.md from 10 minutes on
  --help       shows this text`;

runCommand(async () => {
  const options = readOptions(HELP, { minutes: { type: "string" } });
  const minutes = readNumber("minutes", options.minutes ?? "10", { to: 600 });
  await setUp({ build: true });
  const report = await measureLoad(minutes);
  say(`\n${asText(report)}`);
  if (minutes >= MINUTES_OF_A_REPORT) {
    writeReport(report);
    say("\nWritten to docs/load.md");
  }
  if (!holds(report)) throw new PlainError("\nA promise is broken.");
  process.exit(0);
});
