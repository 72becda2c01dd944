import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { importFromApp } from "./lib/app-modules.ts";
import { installationOf, removalOf } from "./lib/corpus-sql.ts";
import { migrateLocally } from "./lib/migrations.ts";
import { callerDirectory, readOptions, readState } from "./lib/options.ts";
import { setUp } from "./lib/setup.ts";
import { PlainError, runCommand, say, step } from "./lib/terminal.mjs";
import { executeSql } from "./lib/tools.ts";

const HELP = `Installs a text that the companion may quote: npm run corpus -- import FILE --as NAME [options]
Takes one out again:                            npm run corpus -- remove --as NAME [options]

  --as NAME     the name that it is installed under; a second import replaces the first
  --state DIR   where the local data is kept (.wrangler/state)
  --remote      the deployed database instead
  --env ENV     the environment of wrangler.toml, with --remote
  --help        shows this text

The formats are described in docs/corpus.md.`;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;
const MOST_BYTES = 100_000_000;
/** Lines of differences that are printed. */
const MOST_LINES = 40;
/** Statements of one file: wrangler runs each file as one transaction. */
const STATEMENTS = 500;

runCommand(async () => {
  const args: string[] = process.argv.slice(2);
  const first = args.findIndex((arg) => arg.startsWith("-"));
  const words = first < 0 ? args : args.slice(0, first);
  const options = readOptions(
    HELP,
    {
      as: { type: "string" },
      state: { type: "string" },
      remote: { type: "boolean" },
      env: { type: "string" },
    },
    args.slice(words.length),
  );
  const { as: name = "", remote, env } = options;
  const [command, file, ...more] = words;
  const isImport = command === "import";
  if ((!isImport && command !== "remove") || more.length > 0 || isImport !== !!file) {
    throw new PlainError("What to do is shown by: npm run corpus -- --help");
  }
  if (!NAME.test(name)) throw new PlainError("--as takes a name of letters, digits, spaces, . _ and -.");
  if (env && !remote) throw new PlainError("--env goes with --remote.");
  const state = readState(options.state);
  const text = file && readText(path.resolve(callerDirectory(), file));
  await setUp({ build: false });
  if (!remote) {
    fs.mkdirSync(state, { recursive: true });
    await migrateLocally(state);
  }
  const target = remote ? ["--remote", ...(env ? ["--env", env] : [])] : ["--local", "--persist-to", state];
  if (file && text !== undefined) return install(name, { file: path.basename(file), text }, target);
  await execute(removalOf(name), target);
  say(`${name} is removed.`);
});

function readText(file: string) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new PlainError(`There is no file ${file}.`);
  if (stat.size > MOST_BYTES) throw new PlainError(`${file} is larger than ${MOST_BYTES / 1_000_000} MB.`);
  return fs.readFileSync(file, "utf8");
}

/** @param target options of wrangler */
async function install(name: string, { file, text }: { file: string; text: string }, target: string[]) {
  const { readCorpus } = await importFromApp("app/features/companion/domain/corpus/read-corpus.ts");
  const { compareCanon } = await importFromApp("app/features/companion/domain/corpus/compare-canon.ts");
  const read = () => {
    try {
      return readCorpus(text);
    } catch {
      throw new PlainError(`${file} is JSON, but no Bible of the known format: see docs/corpus.md.`);
    }
  };
  const { places, unread } = read();
  if (places.length === 0) throw new PlainError(`${file} holds no place that is known: see docs/corpus.md.`);
  const { missing, shifted } = compareCanon(places);
  const hash = crypto.createHash("sha256").update(text).digest("hex");
  const importedAt = new Date().toISOString();
  await step(`Installing ${name}`, () => execute(installationOf({ name, hash, importedAt, places }), target));
  say(`${name}: ${places.length} places installed.`);
  list("Not read", unread);
  list("Missing, by the canon's tables", missing);
  list("Numbered otherwise", shifted);
}

/** Runs statements on the catalog, a file after the other. */
async function execute(statements: string[], target: string[]) {
  for (let start = 0; start < statements.length; start += STATEMENTS)
    await executeSql("DB", statements.slice(start, start + STATEMENTS).join("\n"), target);
}

function list(title: string, lines: string[]) {
  if (lines.length === 0) return;
  say(`${title} (${lines.length}):`);
  for (const line of lines.slice(0, MOST_LINES)) say(`  ${line}`);
  if (lines.length > MOST_LINES) say(`  and ${lines.length - MOST_LINES} more`);
}
