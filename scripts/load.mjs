import "./lib/host-node.mjs";
import path from "node:path";
import { parseOptions } from "./lib/options.mjs";
import { root } from "./lib/paths.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { run, toolNode } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Puts load on the product on this machine, with latencies, errors and memory: npm run load -- [options]

  --minutes N  how long (10); the report goes to docs/load.md from 10 minutes on
  --help       shows this text`;

/** Sets up what is missing, then runs the load. */
async function load() {
  const options = parseOptions({ minutes: { type: "string" }, help: { type: "boolean" } }, "npm run load");
  if (options.help) return say(HELP);
  const minutes = Number(options.minutes ?? 10);
  if (!(minutes > 0 && minutes <= 600)) throw new PlainError("--minutes takes a number up to 600.");
  await setUp({ build: true });
  await run([toolNode(), path.join(root, "tests", "load", "main.mjs"), String(minutes)]);
}

runCommand(load);
