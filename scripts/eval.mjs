import "./lib/host-node.mjs";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { migrateLocally } from "./lib/migrations.mjs";
import { parseOptions } from "./lib/options.mjs";
import { runCommand, say } from "./lib/terminal.mjs";
import { run, toolNode } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Measures how well the companion finds what a question is about: npm run eval

  --help   shows this text

The questions are in tests/eval. They are asked of the product's own retrieval, on databases in workerd
with all migrations applied. The figures go to docs/eval.md.`;

/** Prepares databases that hold the index alone, and asks them all questions in the Node of the tools. */
async function evaluate() {
  const options = parseOptions({ help: { type: "boolean" } }, "npm run eval");
  if (options.help) return say(HELP);
  await setUp({ build: false });
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-eval-"));
  try {
    await migrateLocally(state);
    const script = fileURLToPath(new URL("../tests/eval/main.mjs", import.meta.url));
    await run([toolNode(), script, state], { env: { WRANGLER_LOG: "none" } });
  } finally {
    fs.rmSync(state, { recursive: true, force: true });
  }
}

runCommand(evaluate);
