import fs from "node:fs";
import path from "node:path";
import { importFromApp } from "./lib/app-modules.ts";
import { migrateLocally } from "./lib/migrations.ts";
import { callerDirectory, readNames, readOptions, readState } from "./lib/options.ts";
import { remoteTarget } from "./lib/remote-texts.ts";
import { setUp } from "./lib/setup.ts";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { bytesOf, type ListedText, readTextList } from "./lib/text-list.ts";
import {
  importHash,
  installedTexts,
  installListed,
  installText,
  isCurrent,
  readListedText,
  removeText,
  type TextsTarget,
  targetOf,
} from "./lib/texts.ts";
import { openLocalDatabases, readConfig } from "./lib/wrangler.ts";
import type { ReadText } from "./texts/read-text.ts";

const HELP = `Downloads the texts of content/texts.json and installs them: npm run texts -- [options]
Installs a text of your own:  npm run texts -- import FILE --as NAME [options]
Takes a text out again:       npm run texts -- remove --as NAME [options]

  --only A,B      these texts alone, such as web-c,drc
  --from DIR      takes local copies in place of downloads: DIR/web-c/Genesis.json
  --check         reads the texts and prints what was found, missing, shifted and repaired; installs nothing
  --state DIR     where the local data is kept (.wrangler/state)
  --remote        the deployed database instead
  --config FILE   another file than wrangler.toml, with --remote
  --env ENV       the environment of it, with --remote
  --help          shows this text

docs/texts.md describes the texts and the formats of your own.`;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;
const MOST_BYTES = 100_000_000;
/** Lines of differences that an import prints. `--check` prints all. */
const MOST_LINES = 12;
const MEGABYTE = 1_000_000;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const KINDS = {
  ...{ as: text, only: text, from: text, state: text, config: text, env: text },
  ...{ check: flag, remote: flag },
};
type Options = ReturnType<typeof readOptions<typeof KINDS>>;

runCommand(async () => {
  const args: string[] = process.argv.slice(2);
  const first = args.findIndex((arg) => arg.startsWith("-"));
  const words = first < 0 ? args : args.slice(0, first);
  const options = readOptions(HELP, KINDS, args.slice(words.length));
  const { as: name, config, env, remote } = options;
  if ((config || env) && !remote) throw new PlainError("--config and --env go with --remote.");
  const [command, file, ...more] = words;
  const isFit =
    command === undefined
      ? name === undefined
      : more.length === 0 && (command === "import" ? !!file : command === "remove" && !file);
  if (!isFit) throw new PlainError("What to do is shown by: npm run texts -- --help");
  if (command && !NAME.test(name ?? ""))
    throw new PlainError("--as takes a name of letters, digits, spaces, . _ and -.");
  if (command === undefined) return loadListed(options);
  const own = file && readFile(path.resolve(callerDirectory(), file));
  await withTarget(options, async (target) => {
    if (own !== undefined) return importOwn(target, String(name), { file: String(file), text: own });
    const known = (await installedTexts(target)).find(({ id }) => id === name);
    if (!known) throw new PlainError(`No text is installed as ${name}.`);
    await removeText(target, known);
    say(`${name} is removed.`);
  });
});

/** Runs work on the database that the options name. */
async function withTarget(options: Options, work: (target: TextsTarget) => Promise<void>) {
  const { remote, config, env } = options;
  const state = readState(options.state);
  await setUp({ build: false });
  if (remote) return work(await remoteTarget(readConfig({ config, env }), { config, env }));
  fs.mkdirSync(state, { recursive: true });
  await migrateLocally(state);
  const local = await openLocalDatabases(state);
  try {
    await work(targetOf(await local.database("TEXTS")));
  } finally {
    await local.close();
  }
}

/** Installs, or only checks, the listed texts. */
async function loadListed(options: Options) {
  const list = readTextList();
  const names = readNames(
    options.only,
    list.map(({ id }) => id),
  );
  const from = options.from === undefined ? undefined : path.resolve(callerDirectory(), options.from);
  const texts = list.filter(({ id }) => names.includes(id));
  const started = Date.now();
  if (options.check) {
    for (const one of texts) report(one.id, await read(one, from), Number.POSITIVE_INFINITY);
    return;
  }
  await withTarget(options, async (target) => {
    for (const one of texts) {
      if (await isCurrent(target, one)) {
        say(`${one.id} is up to date.`);
        continue;
      }
      const found = await read(one, from);
      await installListed(target, one, found);
      report(one.id, found, MOST_LINES);
    }
    const ids = (await installedTexts(target)).map(({ id }) => id);
    say(`Installed: ${ids.join(", ")} (${((Date.now() - started) / 1000).toFixed(0)} s).`);
  });
}

/** Reads a text; a download shows how far it is. */
async function read(one: ListedText, from: string | undefined): Promise<ReadText> {
  const all = bytesOf(one);
  const isLive = Boolean(process.stdout.isTTY);
  let shown = -1;
  const onBytes = (bytes: number) => {
    const percent = Math.floor((100 * bytes) / all);
    // Without a terminal a line each quarter.
    if (percent === shown || (!isLive && percent < 100 && percent < shown + 25)) return;
    shown = percent;
    const line = `Downloading ${one.id}: ${(bytes / MEGABYTE).toFixed(1)} of ${(all / MEGABYTE).toFixed(1)} MB`;
    process.stdout.write(isLive ? `\r${line}${percent === 100 ? "\n" : ""}` : `${line}\n`);
  };
  return readListedText(one, { from, onBytes });
}

function readFile(file: string) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new PlainError(`There is no file ${file}.`);
  if (stat.size > MOST_BYTES) throw new PlainError(`${file} is larger than ${MOST_BYTES / MEGABYTE} MB.`);
  return fs.readFileSync(file, "utf8");
}

async function importOwn(target: TextsTarget, name: string, { file, text }: { file: string; text: string }) {
  if (readTextList().some(({ id }) => id === name))
    throw new PlainError(`${name} is a text of content/texts.json: choose another name.`);
  const { readOwnText }: typeof import("./texts/importers.ts") = await importFromApp(
    "scripts/texts/importers.ts",
  );
  const own = (() => {
    try {
      return readOwnText(text);
    } catch {
      throw new PlainError(`${file} is JSON, but no Bible of the known format: see docs/texts.md.`);
    }
  })();
  if (own.passages.length === 0)
    throw new PlainError(`${file} holds no place that is known: see docs/texts.md.`);
  const hash = importHash(text);
  await installText(
    target,
    { id: name, title: name, language: "en", kind: own.kind, licence: "", hash },
    own,
  );
  report(name, own, MOST_LINES);
  list("Not read", own.unread, MOST_LINES);
}

function report(name: string, { passages, pages, missing, shifted, repaired }: ReadText, most: number) {
  const count = (number: number) => number.toLocaleString("en");
  say(`${name}: ${count(passages.length)} passages on ${count(pages.length)} pages.`);
  list("Missing, by the tables of the citations", missing, most);
  list("Numbered otherwise", shifted, most);
  list("Repaired", repaired, most);
}

function list(title: string, lines: string[], most: number) {
  if (lines.length === 0) return;
  say(`  ${title} (${lines.length}):`);
  for (const line of lines.slice(0, most)) say(`    ${line}`);
  if (lines.length > most) say(`    and ${lines.length - most} more`);
}
