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
export function keysWithin(page: PageRows, key: string, bytes = PAGE_BYTES): SQL {
  return sql`SELECT row_key FROM (${cut(page, key, bytes)})`;
}

/** The same as a table to join, `page`: `page.row_key`, and `page.found` as below. */
export function pageWithin(page: PageRows, key: string, bytes = PAGE_BYTES): SQL {
  return sql`(${cut(page, key, bytes)}) AS page`;
}

/** How many rows there were for a page before it was cut: more than are read tell of a further page. */
export const found = sql<number>`page.found`.as("found");

function cut({ rows, order }: PageRows, key: string, bytes: number): SQL {
  return sql`SELECT row_key, found FROM (
    SELECT ${sql.raw(key)} AS row_key, count(*) OVER () AS found,
      sum(text_bytes) OVER (ORDER BY ${order}) AS total, row_number() OVER (ORDER BY ${order}) AS place
    FROM (${rows})) WHERE total <= ${bytes} OR place = 1`;
}
