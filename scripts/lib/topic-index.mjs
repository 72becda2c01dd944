import crypto from "node:crypto";
import { BREAKPOINT, contentRow } from "./database-updates.mjs";

/** Bytes of a statement's rows. D1 accepts statements of 100 kB; the rest is for the column names. */
const STATEMENT_BYTES = 90_000;

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

/** @typedef {keyof typeof COLUMNS} Table */

/**
 * Returns the SQL that replaces the whole topic index by these rows and notes their hash in the ledger.
 * @param {Record<Table, (string | number)[][]>} rows
 * @returns {string}
 */
export function topicIndexSql(rows) {
  const tables = /** @type {Table[]} */ (Object.keys(COLUMNS));
  const statements = tables.flatMap((table) => [
    emptying(table),
    ...chunksOf(rows[table]).map((chunk) => insertion(table, chunk)),
  ]);
  const hash = crypto.createHash("sha256").update(statements.join("\n")).digest("hex");
  return [...statements, contentRow("topic-index", hash)].join(`\n${BREAKPOINT}\n`);
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
