import "./lib/host-node.mjs";
import path from "node:path";
import { parseOptions } from "./lib/options.mjs";
import { root } from "./lib/paths.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { run, toolNode } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

/** As in tests/fuzz/run.ts and tests/fuzz/main.mjs. */
const PARTS = [
  "edges",
  "methods",
  "ids",
  "origins",
  "redirects",
  "headers",
  "uploads",
  "limits",
  "calls",
  "browser",
];

const HELP = `Sends what nobody should send to the running product, and holds its answers against its promises: npm run fuzz -- [options]

  --requests N  how many requests of the calls are fuzzed at least (20000)
  --seed N      begins with the same requests as the run that printed it
  --only a,b    runs only these parts: ${PARTS.join(", ")}
  --call TEXT   fuzzes only the calls whose method and path hold this
  --help        shows this text

The figures of a whole run go to docs/fuzz.md.`;

/** Sets up what is missing, then runs the parts. */
async function fuzz() {
  const options = parseOptions(
    {
      requests: { type: "string" },
      seed: { type: "string" },
      only: { type: "string" },
      call: { type: "string" },
      help: { type: "boolean" },
    },
    "npm run fuzz",
  );
  if (options.help) return say(HELP);
  const only = options.only === undefined ? [] : String(options.only).split(",");
  const unknown = only.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0)
    throw new PlainError(`--only takes ${PARTS.join(", ")}, not "${unknown.join(",")}".`);
  const chosen = {
    requests: wholeNumber("requests", options.requests ?? "20000"),
    seed: wholeNumber("seed", options.seed ?? String(Math.floor(Math.random() * 0x7fffffff))),
    only,
    call: String(options.call ?? ""),
  };
  await setUp({ build: true });
  await run([toolNode(), path.join(root, "tests", "fuzz", "main.mjs"), JSON.stringify(chosen)]);
}

/**
 * @param {string} name
 * @param {unknown} text
 * @returns {number}
 */
function wholeNumber(name, text) {
  if (/^\d{1,10}$/.test(String(text))) return Number(text);
  throw new PlainError(`--${name} takes a whole number, not "${text}".`);
}

runCommand(fuzz);
