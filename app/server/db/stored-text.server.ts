import { type SQL, sql } from "drizzle-orm";
import { formatBytes, STORED_TEXT_LIMIT } from "../../shared/bytes";
import { AppError, findStoreError } from "../../shared/errors";

/** Bytes counted for a row beside its text: its other columns and its index entries. */
const ROW_BYTES = 200;

/** Returns the expression of a generated column: the bytes of a row, its texts in UTF-8 and a fixed part. */
export function textBytesOf(...columns: string[]): SQL {
  return sql.raw([ROW_BYTES, ...columns.map((name) => `coalesce(octet_length(${name}), 0)`)].join(" + "));
}

/** Returns the expression of a generated column: whether a total of bytes is more than an account may store. */
export function isFullOf(column: string): SQL {
  return sql.raw(`${column} > ${STORED_TEXT_LIMIT}`);
}

/** What a user's text is counted in: the journal, or all else. */
type Store = "journal" | "others";

const SIZE = formatBytes(STORED_TEXT_LIMIT);

const MESSAGES: Record<Store, string> = {
  journal: `Your journal is full: entries, with the recycle bin, and intentions hold ${SIZE} of text. Delete some permanently to make room.`,
  others: `There is no room left: your prayers, saved responses and conversations hold ${SIZE} of text. Delete some to make room.`,
};

/** Returns the error of a write for which there is no room. */
export function textFullError(store: Store): AppError {
  return new AppError("conflict", MESSAGES[store]);
}

/** Returns whether a write was rolled back because the user's stored text would exceed its limit. */
export function isTextFull(error: unknown): boolean {
  // The name that the triggers of the migrations `text_totals` raise.
  return findStoreError(error)?.constraint === "stored_text_full";
}

/** Runs a write. Throws `conflict` when the user's stored text would exceed its limit; then nothing is stored. */
export async function whileTextFits<T>(store: Store, write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isTextFull(error) ? textFullError(store) : error;
  }
}
