import { type SQL, sql } from "drizzle-orm";

/** Bytes of text on one page of a list; as JSON with escaped quotes they are at most twice as many. */
const PAGE_BYTES = 900_000;

/** A page of a list before it is cut by bytes. */
export interface PageRows {
  /** A SELECT of the first rows in the order of the list, with the columns of `order`, the key and `text_bytes`. */
  rows: SQL;
  /** The order of the list, by column names of `rows`; it is unique. */
  order: SQL;
}

/**
 * Returns a SELECT of the keys (`key`) of the first rows of a page whose texts are at most `bytes` together, but at least
 * of one: a page of any texts is read in constant memory.
 */
export function keysWithin(page: PageRows, key: string, bytes = PAGE_BYTES): SQL {
  return sql`SELECT row_key FROM (${cut(page, key, bytes)})`;
}

/** Returns the same as a table to join, `page`, with `page.row_key` and `page.found`. */
export function pageWithin(page: PageRows, key: string, bytes = PAGE_BYTES): SQL {
  return sql`(${cut(page, key, bytes)}) AS page`;
}

/** The number of rows before the cut: when it is more than were read, another page follows. */
export const found = sql<number>`page.found`.as("found");

function cut({ rows, order }: PageRows, key: string, bytes: number): SQL {
  return sql`SELECT row_key, found FROM (
    SELECT ${sql.raw(key)} AS row_key, count(*) OVER () AS found,
      sum(text_bytes) OVER (ORDER BY ${order}) AS total, row_number() OVER (ORDER BY ${order}) AS place
    FROM (${rows})) WHERE total <= ${bytes} OR place = 1`;
}
