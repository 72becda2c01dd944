import { drizzle } from "drizzle-orm/d1";
import { type DatabaseUse, guardDatabase } from "./guarded-database";

// A client is made for each request, so it is kept cheap: without drizzle's `schema`, which serves `db.query` alone and
// whose relations would be computed each time, and the columns that every screen reads are named in their tables, else
// the names would be.

/** Returns the catalog: accounts and everything but journals. Adds to `use` what its statements cost. */
export function openCatalog(database: D1Database, use?: DatabaseUse) {
  return drizzle(guardDatabase(database, use));
}

/** Returns a journal shard. Every statement on it names its user. */
export const openJournal = openCatalog;

export type CatalogDb = ReturnType<typeof openCatalog>;
export type JournalDb = CatalogDb;
