import { type SQL, sql } from "drizzle-orm";
import { STORED_TEXT_LIMIT } from "../../shared/stored-text";

/** Bytes that a row counts beside its text: its other columns and its places in indexes. */
const ROW_BYTES = 200;

/** The expression of a generated column: the bytes that a row counts, its texts in UTF-8 and a fixed part. */
export function textBytesOf(...columns: string[]): SQL {
  return sql.raw([ROW_BYTES, ...columns.map((name) => `coalesce(octet_length(${name}), 0)`)].join(" + "));
}

/** The expression of a generated column: whether a total of bytes is more than an account may store. */
export function isFullOf(column: string): SQL {
  return sql.raw(`${column} > ${STORED_TEXT_LIMIT}`);
}
