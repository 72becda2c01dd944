import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The FTS5 table over saved responses, made by migrations/catalog/0004_library.sql. It stands beside the schema and
 * not in it, because drizzle-kit would make an ordinary table of it.
 */
export const savedSearch = sqliteTable("saved_search", {
  /** The key of `saved_responses`. */
  rowid: integer(),
  terms: text(),
});
