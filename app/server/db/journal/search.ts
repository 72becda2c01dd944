import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/*
 * The search index itself is the FTS5 table `entry_search` (../search-index.ts); docs/decisions/0011 says how the three
 * belong together.
 */

/** The number of a user in the search index; never reused. */
export const searchOwners = sqliteTable("search_owners", {
  number: integer("number").primaryKey({ autoIncrement: true }),
  userId: text("user_id").notNull().unique(),
});

/** Which row of the search index is which entry's. */
export const searchDocuments = sqliteTable(
  "search_documents",
  {
    /** Owner, day and place in the day in one number of 63 bits: too large for a number of JavaScript. */
    key: integer("key").primaryKey(),
    userId: text("user_id").notNull(),
    entryId: text("entry_id").notNull(),
    /** Terms of the title and of the notes: an edit may leave them as they are, and the index cannot be read back. */
    titleTerms: text("title_terms").notNull(),
    noteTerms: text("note_terms").notNull(),
  },
  (table) => [uniqueIndex("search_documents_entry").on(table.userId, table.entryId)],
);
