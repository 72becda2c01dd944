import { deleteRows, insertRows } from "../lib/sql-rows.ts";
import type { ReadText } from "./read-text.ts";

/** A row of `texts`, but for when it was imported and how many passages it has. */
export interface TextRow {
  id: string;
  title: string;
  language: string;
  kind: string;
  licence: string;
  hash: string;
  /** Also the range of its passages' keys. */
  position: number;
}

/** Keys of one text: more passages than any has. */
export const KEYS = 1_000_000;
/** Rows that one statement deletes: each is taken out of the search index. */
const DELETED_ROWS = 5_000;

const PAGE_COLUMNS = ["text", "position", "address", "title", "heading", "work", "first", "last"];
const PASSAGE_COLUMNS = [
  ...["key", "text", "work", "place", "sequence"],
  ...["kind", "label", "vulgate", "words", "notes"],
];

/** Returns the query for the highest key of a text, as `last`; a text whose import broke off has keys, too. */
export function lastKeyQuery({ position }: Pick<TextRow, "position">): string {
  const first = position * KEYS;
  return `SELECT max(key) AS last FROM passages WHERE key > ${first} AND key <= ${first + KEYS};`;
}

/**
 * Returns the statements that remove a text. Its row goes first: from then on it is not installed.
 * @param last the highest key of its passages; `null` for none
 */
export function removalOf({ id, position }: Pick<TextRow, "id" | "position">, last: number | null): string[] {
  const first = position * KEYS;
  const starts = last === null ? [] : Array.from({ length: Math.ceil((last - first) / DELETED_ROWS) });
  return [
    deleteRows("texts", "id", [id]),
    deleteRows("text_pages", "text", [id]),
    ...starts.map((_, index) => {
      const from = first + index * DELETED_ROWS;
      return `DELETE FROM passages WHERE key > ${from} AND key <= ${from + DELETED_ROWS};`;
    }),
  ];
}

/** Returns the statements that install a text, which was removed before. Its row comes last. */
export function installationOf(row: TextRow, { passages, pages }: ReadText, importedAt: string): string[] {
  const sequences = new Map<string, number>();
  const passageRows = passages.map(({ work, place, kind, label, vulgate, words, notes }, index) => {
    const at = `${work} ${place}`;
    const sequence = (sequences.get(at) ?? 0) + 1;
    sequences.set(at, sequence);
    const key = row.position * KEYS + index + 1;
    const stored = notes ? JSON.stringify(notes) : null;
    return [key, row.id, work, place, sequence, kind, label, vulgate ?? null, words, stored];
  });
  const pageRows = pages.map(({ address, title, heading, work, first, last }, index) => [
    ...[row.id, index + 1, address, title, heading, work, first, last],
  ]);
  const { id, title, language, kind, licence, hash, position } = row;
  return [
    ...insertRows("text_pages", PAGE_COLUMNS, pageRows),
    ...insertRows("passages", PASSAGE_COLUMNS, passageRows),
    ...insertRows(
      "texts",
      ["id", "title", "language", "kind", "licence", "hash", "imported_at", "position", "places"],
      [[id, title, language, kind, licence, hash, importedAt, position, passages.length]],
    ),
    // One segment: a search of it costs a third less.
    "INSERT INTO passage_search (passage_search) VALUES ('optimize');",
  ];
}
