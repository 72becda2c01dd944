import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The FTS5 table of a journal shard, made by migrations/journal/0001_search.sql. It stands beside the schema and not
 * in it, because drizzle-kit would make an ordinary table of it.
 */
export const entrySearch = sqliteTable("entry_search", {
  /** The key of `search_documents`. */
  rowid: integer("rowid"),
  terms: text("terms"),
});
