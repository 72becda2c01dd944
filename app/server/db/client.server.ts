import { drizzle } from "drizzle-orm/d1";

// A client is made for each request, so it is kept cheap: without drizzle's `schema`, which serves `db.query` alone and
// whose relations would be computed each time, and the columns that every screen reads are named in their tables, else
// the names would be.

/** The catalog: accounts and all that is not a journal. */
export function openCatalog(database: D1Database) {
  return drizzle(database);
}

/** One journal shard. Every statement on it names its user. */
export function openJournal(database: D1Database) {
  return drizzle(database);
}

export type CatalogDb = ReturnType<typeof openCatalog>;
export type JournalDb = ReturnType<typeof openJournal>;
