import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

/**
 * Bytes of a statement's rows. D1 takes 100 kB, but wrangler splits a migration in a time that grows with the square of
 * its longest literals: with 90 kB that is 10 seconds, with this half a second.
 */
const STATEMENT_BYTES = 4_000;

/** The columns of each table as its rows have them; `rowid` is that of a search index. */
const COLUMNS = {
  topics: ["number", "id", "title", "passages", "wordings"],
  topic_search: ["rowid", "title", "aliases", "everyday", "summary", "notes"],
  topic_phrases: ["phrase", "topic"],
  topic_references: ["work", "first", "last", "topic"],
  objections: [
    "number",
    "id",
    "title",
    "common_ground",
    "concern",
    "answer",
    "references",
    "perspectives",
    "topics",
  ],
  objection_search: ["rowid", "title", "aliases", "concern", "answer"],
  works: ["number", "source", "title", "year", "pointer", "topics"],
};

const catalogMigrations = path.join(root, "migrations", "catalog");
/** What the file names of the migrations that carry the index have in common. */
export const INDEX_MIGRATION = "topic_index";

/** @typedef {keyof typeof COLUMNS} Table */

/**
 * The migration that puts these rows in the place of whatever the index held before.
 * @param {Record<Table, (string | number)[][]>} rows
 * @returns {string}
 */
export function indexMigration(rows) {
  const tables = /** @type {Table[]} */ (Object.keys(COLUMNS));
  const statements = tables.flatMap((table) => [
    emptying(table),
    ...chunksOf(rows[table]).map((chunk) => insertion(table, chunk)),
  ]);
  const hash = crypto.createHash("sha256").update(statements.join("\n")).digest("hex");
  const head = `-- Made by \`npm run topics\` from app/features/companion. Not to be edited.\n-- sha256 ${hash}\n`;
  return `${head}${statements.join("\n--> statement-breakpoint\n")}\n`;
}

/**
 * @returns {{ file: string, text: string } | null} the newest migration that carries the index
 */
export function newestIndexMigration() {
  const files = fs.readdirSync(catalogMigrations).filter((name) => name.endsWith(`_${INDEX_MIGRATION}.sql`));
  const name = files.sort().at(-1);
  if (!name) return null;
  const file = path.join(catalogMigrations, name);
  return { file, text: fs.readFileSync(file, "utf8") };
}

/** @param {Table} table */
function emptying(table) {
  return table.endsWith("_search")
    ? `INSERT INTO ${table} (${table}) VALUES ('delete-all');`
    : `DELETE FROM ${table};`;
}

/**
 * Rows as JSON texts that each fit into a statement.
 * @param {(string | number)[][]} rows
 * @returns {string[]}
 */
function chunksOf(rows) {
  /** @type {string[]} */
  const chunks = [];
  let chunk = "";
  for (const row of rows) {
    // Without an apostrophe the JSON is one literal of SQL.
    const json = JSON.stringify(row).replaceAll("'", "\\u0027");
    if (chunk && Buffer.byteLength(chunk) + Buffer.byteLength(json) > STATEMENT_BYTES) {
      chunks.push(`[${chunk}]`);
      chunk = "";
    }
    chunk += chunk ? `,\n${json}` : json;
  }
  return chunk ? [...chunks, `[${chunk}]`] : chunks;
}

/**
 * @param {Table} table
 * @param {string} json
 */
function insertion(table, json) {
  const columns = COLUMNS[table];
  const names = columns.map((column) => (column === "rowid" ? column : `\`${column}\``)).join(", ");
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(", ");
  return `INSERT INTO ${table} (${names}) SELECT ${values} FROM json_each('${json}');`;
}
