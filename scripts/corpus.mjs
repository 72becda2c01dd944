import "./lib/host-node.mjs";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { migrateLocally } from "./lib/migrations.mjs";
import { parseOptions } from "./lib/options.mjs";
import { callerDirectory, defaultState } from "./lib/paths.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { run, toolNode } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Installs a text that the companion may quote: npm run corpus -- import FILE --as NAME [options]
Takes one out again:                            npm run corpus -- remove --as NAME [options]

  --as NAME     the name that it is installed under; a second import replaces the first
  --state DIR   where the local data is kept (.wrangler/state)
  --remote      the deployed database instead
  --env ENV     the environment of wrangler.toml, with --remote
  --help        shows this text

The formats are described in docs/corpus.md.`;

/** @type {Record<string, import("./lib/options.mjs").OptionKind>} */
const OPTIONS = {
  as: { type: "string" },
  state: { type: "string" },
  remote: { type: "boolean" },
  env: { type: "string" },
  help: { type: "boolean" },
};
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;
const MOST_BYTES = 100_000_000;

/** Checks the command and hands it to the Node of the tools. */
async function corpus() {
  const args = process.argv.slice(2);
  const firstOption = args.findIndex((/** @type {string} */ arg) => arg.startsWith("-"));
  const [command, file, ...more] = firstOption < 0 ? args : args.slice(0, firstOption);
  const values = parseOptions(OPTIONS, "npm run corpus", firstOption < 0 ? [] : args.slice(firstOption));
  if (values.help) return say(HELP);
  if (
    !["import", "remove"].includes(String(command)) ||
    more.length > 0 ||
    (command === "import") !== !!file
  ) {
    throw new PlainError("What to do is shown by: npm run corpus -- --help");
  }
  const name = String(values.as ?? "");
  if (!NAME.test(name)) throw new PlainError("--as takes a name of letters, digits, spaces, . _ and -.");
  if (values.env && !values.remote) throw new PlainError("--env goes with --remote.");
  const state = path.resolve(callerDirectory("corpus"), String(values.state || defaultState));
  const work = {
    name,
    file: file ? existing(path.resolve(callerDirectory("corpus"), file)) : null,
    target: values.remote
      ? ["--remote", ...(values.env ? ["--env", String(values.env)] : [])]
      : ["--local", "--persist-to", state],
  };
  await setUp({ build: false });
  if (!values.remote) {
    fs.mkdirSync(state, { recursive: true });
    await migrateLocally(state);
  }
  const script = fileURLToPath(new URL("./lib/install-corpus.mjs", import.meta.url));
  await run([toolNode(), script], { env: { ACOLYTE_CORPUS: JSON.stringify(work) } });
}

/** @param {string} file */
function existing(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new PlainError(`There is no file ${file}.`);
  if (stat.size > MOST_BYTES) throw new PlainError(`${file} is larger than ${MOST_BYTES / 1_000_000} MB.`);
  return file;
}

runCommand(corpus);
