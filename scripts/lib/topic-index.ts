import crypto from "node:crypto";
import type { IndexRows } from "../../content/compiler/index-rows.ts";
import { deleteRows, insertRows } from "./sql-rows.ts";

export interface LedgerRow {
  name: string;
  hash: string | null;
}

/** The tables of the index: their columns in the order of the rows; `key` is the column with the number of the owner. */
const TABLES = {
  topics: { key: "number", columns: ["number", "id", "title", "passages", "wordings"] },
  topic_search: { key: "rowid", columns: ["rowid", "title", "aliases", "everyday", "summary", "notes"] },
  topic_phrases: { key: "topic", columns: ["phrase", "topic"] },
  topic_references: { key: "topic", columns: ["work", "first", "last", "topic"] },
  objections: {
    key: "number",
    columns: [
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
  },
  objection_search: { key: "rowid", columns: ["rowid", "title", "aliases", "concern", "answer"] },
  known_answers: { key: "number", columns: ["number", "id", "title", "answer", "wordings", "spanish"] },
  known_answer_search: { key: "rowid", columns: ["rowid", "questions", "answer", "spanish"] },
  works: { key: "number", columns: ["number", "source", "title", "year", "pointer", "topics"] },
};

/** The ledger's row for the layout of the tables. With another layout everything is loaded again. */
const LAYOUT: [name: string, hash: string] = ["topic-index", hashOf(TABLES)];

/**
 * Returns the statements that bring the loaded index to these rows. They touch only what changed: the ledger has a hash
 * of the rows of each topic, objection and work in each table. Empty when the index is up to date.
 */
export function topicIndexUpdate(rows: IndexRows, ledger: readonly LedgerRow[]): string[] {
  const loaded = new Map(ledger.map(({ name, hash }) => [name, hash]));
  const isLaidOut = loaded.get(LAYOUT[0]) === LAYOUT[1];
  if (!isLaidOut) loaded.clear();
  const statements = isLaidOut
    ? []
    : [...Object.keys(TABLES), "content_loads"].map((table) => `DELETE FROM ${table};`);
  const outdated = [];
  const changed = isLaidOut ? [] : [LAYOUT];
  for (const [table, { key, columns }] of Object.entries(TABLES)) {
    const parts = partsOf(rows[table as keyof typeof TABLES], columns.indexOf(key));
    const hashes = new Map([...parts].map(([owner, own]) => [`${table}/${owner}`, hashOf(own)]));
    const gone = [...loaded.keys()].filter(
      (name) => name.startsWith(`${table}/`) && loaded.get(name) !== hashes.get(name),
    );
    const added = [...hashes].filter(([name, hash]) => loaded.get(name) !== hash);
    const ownerOf = (name: string) => Number(name.slice(table.length + 1));
    if (gone.length > 0) statements.push(deleteRows(table, key, gone.map(ownerOf)));
    const addedRows = added.flatMap(([name]) => parts.get(ownerOf(name)) ?? []);
    statements.push(...insertRows(table, columns, addedRows));
    outdated.push(...gone);
    changed.push(...added);
  }
  if (outdated.length > 0) statements.push(deleteRows("content_loads", "name", outdated));
  return [...statements, ...insertRows("content_loads", ["name", "hash"], changed)];
}

/**
 * Returns the rows of each topic, objection or work, by its number.
 * @param position of the number in a row
 */
function partsOf(rows: (string | number | null)[][], position: number) {
  const parts: Map<number, (string | number | null)[][]> = new Map();
  for (const row of rows) {
    const owner = Number(row[position]);
    parts.set(owner, [...(parts.get(owner) ?? []), row]);
  }
  return parts;
}

function hashOf(value: unknown) {
  return crypto.createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}
