import { type SQL, sql } from "drizzle-orm";

/** Bytes of text that one page of a list holds: as JSON, where quotes are escaped, it is at most twice as much. */
const PAGE_BYTES = 900_000;

/** A page of a list before it is cut: its rows by number alone. */
export interface PageRows {
  /** SELECT of the first rows in the order of the list, with `order`'s columns, the key and the row's `text_bytes`. */
  rows: SQL;
  /** The order of the list, by names of the columns of `rows`; no two rows are alike in it. */
  order: SQL;
}

/**
 * Returns a SELECT of the keys (`key`) of those first rows of a page whose text takes at most `bytes` together, one at
 * least: however much was written, a page is read in constant memory.
 */
export function keysWithin({ rows, order }: PageRows, key: string, bytes = PAGE_BYTES): SQL {
  return sql`SELECT ${sql.raw(key)} FROM (
    SELECT ${sql.raw(key)}, sum(text_bytes) OVER (ORDER BY ${order}) AS total, row_number() OVER (ORDER BY ${order}) AS place
    FROM (${rows})) WHERE total <= ${bytes} OR place = 1`;
}

/** Returns the number of a page's rows before it is cut, as an expression: more than are read tell of a further page. */
export function countOf({ rows }: PageRows): SQL<number> {
  return sql<number>`(SELECT count(*) FROM (${rows}))`;
}
