// Installs or removes one text. Started by scripts/corpus.mjs with its options as JSON.
import crypto from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { importFromApp } from "./app-modules.mjs";
import { installationOf, removalOf } from "./corpus-sql.mjs";
import { PlainError, runCommand, say, step } from "./terminal.mjs";
import { run, tool } from "./tools.mjs";

/** Lines of differences that are printed. */
const MOST_LINES = 40;
/** Statements of one file: wrangler runs each file as one transaction. */
const STATEMENTS = 500;

/** @type {{ name: string, file: string | null, target: string[] }} */
const { name, file, target } = JSON.parse(process.env.ACOLYTE_CORPUS || "{}");

async function main() {
  if (!file) {
    await execute(removalOf(name));
    return say(`${name} is removed.`);
  }
  const text = fs.readFileSync(file, "utf8");
  const { places, unread } = await read(text);
  if (places.length === 0)
    throw new PlainError(`${path.basename(file)} holds no place that is known: see docs/corpus.md.`);
  const { compareCanon } = await importFromApp("app/features/companion/domain/corpus/compare-canon.ts");
  const { missing, shifted } = compareCanon(places);
  const hash = crypto.createHash("sha256").update(text).digest("hex");
  await step(`Installing ${name}`, () =>
    execute(installationOf({ name, hash, importedAt: new Date().toISOString(), places })),
  );
  say(`${name}: ${places.length} places installed.`);
  list("Not read", unread);
  list("Missing, by the canon's tables", missing);
  list("Numbered otherwise", shifted);
}

/** @param {string} text */
async function read(text) {
  const { readCorpus } = await importFromApp("app/features/companion/domain/corpus/read-corpus.ts");
  try {
    return readCorpus(text);
  } catch {
    throw new PlainError(
      `${path.basename(String(file))} is JSON, but no Bible of the known format: see docs/corpus.md.`,
    );
  }
}

/**
 * Runs statements on the catalog, file by file.
 * @param {string[]} statements
 */
async function execute(statements) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-corpus-"));
  try {
    for (let start = 0; start < statements.length; start += STATEMENTS) {
      const sql = path.join(directory, `${start}.sql`);
      fs.writeFileSync(sql, `${statements.slice(start, start + STATEMENTS).join("\n")}\n`);
      await run([...tool("wrangler"), "d1", "execute", "DB", ...target, "--yes", "--file", sql], {
        quiet: true,
      });
    }
  } finally {
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
function list(title, lines) {
  if (lines.length === 0) return;
  say(`${title} (${lines.length}):`);
  for (const line of lines.slice(0, MOST_LINES)) say(`  ${line}`);
  if (lines.length > MOST_LINES) say(`  and ${lines.length - MOST_LINES} more`);
}

runCommand(main);
