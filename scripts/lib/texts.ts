import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { ReadText } from "../texts/read-text.ts";
import { installationOf, lastKeyQuery, removalOf, type TextRow } from "../texts/text-rows.ts";
import { importFromApp } from "./app-modules.ts";
import { downloadFiles, isIntact } from "./download.ts";
import { root } from "./paths.mjs";
import { hashSources } from "./source-hash.ts";
import { PlainError } from "./terminal.mjs";
import { filesOf, type ListedText } from "./text-list.ts";

/** A database of texts: this machine's or the deployed one. */
export interface TextsTarget {
  query<Row>(sql: string): Promise<Row[]>;
  /** Runs statements in their order; a failure leaves some of them done. */
  run(statements: string[]): Promise<void>;
}

/** An installed text. */
export interface InstalledText {
  id: string;
  hash: string;
  position: number;
  places: number;
}

/** Statements of one batch of a local database. */
const BATCH = 20;
/** Operators' own texts come after the listed ones. */
const FIRST_OWN_POSITION = 100;
/** The code and tables behind every import: a change in them makes all texts outdated. */
const IMPORTERS = [
  "scripts/texts",
  "content/numbering",
  ...["addresses.ts", "works.ts", "citations/canon"].map((name) => `app/features/texts/domain/${name}`),
];
/** Downloaded files, kept for the next import. */
const downloads = path.join(root, ".wrangler", "texts");

/** Returns the texts in a database as a target. */
export function targetOf(database: D1Database): TextsTarget {
  return {
    query: async <Row>(sql: string) => (await database.prepare(sql).all<Row>()).results,
    run: async (statements) => {
      for (let start = 0; start < statements.length; start += BATCH)
        await database.batch(statements.slice(start, start + BATCH).map((sql) => database.prepare(sql)));
    },
  };
}

/** Returns the hash of an import: of the text's list entry with the hashes of its files, or its content, and of the importers. */
export function importHash(text: unknown): string {
  const source = `${JSON.stringify(text)}\n${hashSources(root, IMPORTERS)}`;
  return crypto.createHash("sha256").update(source).digest("hex");
}

/** Returns the installed texts. */
export function installedTexts(target: TextsTarget): Promise<InstalledText[]> {
  return target.query<InstalledText>("SELECT id, hash, position, places FROM texts ORDER BY position;");
}

/**
 * Reads a listed text: its files are downloaded unless they are there, or taken from a directory. Throws a plain error that
 * names the file with other bytes.
 * @param from a directory with a folder for each text
 */
export async function readListedText(
  text: ListedText,
  { from, onBytes }: { from?: string | undefined; onBytes?: (bytes: number) => void } = {},
): Promise<ReadText> {
  const directory = path.join(from ?? downloads, text.id);
  const files = filesOf(text);
  if (from === undefined) await downloadFiles(directory, files, onBytes);
  const contents = new Map<string, string>();
  for (const file of files) {
    const local = path.join(directory, file.name);
    if (from !== undefined && !isIntact(local, file))
      throw new PlainError(
        fs.existsSync(local)
          ? `${local} has other bytes than content/texts.json lists (SHA-256): refused.`
          : `There is no file ${local}.`,
      );
    contents.set(file.name, fs.readFileSync(local, "utf8"));
  }
  const { readText }: typeof import("../texts/importers.ts") = await importFromApp(
    "scripts/texts/importers.ts",
  );
  return readText(text.format, contents);
}

/** Returns whether a listed text is installed as its list entry and the importers make it. */
export async function isCurrent(target: TextsTarget, text: ListedText): Promise<boolean> {
  const installed = await installedTexts(target);
  return installed.some(({ id, hash }) => id === text.id && hash === importHash(text));
}

/** Installs a text in the place of the one under its id. */
export async function installText(
  target: TextsTarget,
  text: Omit<TextRow, "position"> & { position?: number },
  read: ReadText,
): Promise<void> {
  const installed = await installedTexts(target);
  const known = installed.find(({ id }) => id === text.id);
  const own = Math.max(FIRST_OWN_POSITION - 1, ...installed.map(({ position }) => position)) + 1;
  const row = { ...text, position: text.position ?? known?.position ?? own };
  const before = [
    ...(known ? await removalFrom(target, known) : []),
    // An interrupted import leaves rows without a text.
    ...(known?.position === row.position ? [] : await removalFrom(target, row)),
  ];
  await target.run([...before, ...installationOf(row, read, new Date().toISOString())]);
}

/** Installs a listed text. */
export async function installListed(target: TextsTarget, text: ListedText, read: ReadText): Promise<void> {
  await installText(target, { ...text, hash: importHash(text) }, read);
}

/** Removes a text. */
export async function removeText(target: TextsTarget, row: Pick<TextRow, "id" | "position">) {
  await target.run(await removalFrom(target, row));
}

async function removalFrom(target: TextsTarget, row: Pick<TextRow, "id" | "position">): Promise<string[]> {
  const [last] = await target.query<{ last: number | null }>(lastKeyQuery(row));
  return removalOf(row, last?.last ?? null);
}
