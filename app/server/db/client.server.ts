import { drizzle } from "drizzle-orm/d1";
import { type DatabaseUse, guardDatabase } from "./guarded-database";

// Each request creates a client, so it must be cheap: no `schema`, which only `db.query` needs and whose relations would
// be computed each time. The columns that every screen reads have explicit names, which would be derived each time, too.

/** Returns the catalog: accounts and everything but journals. Adds to `use` what its statements cost. */
export function openCatalog(database: D1Database, use?: DatabaseUse) {
  return drizzle(guardDatabase(database, use));
}

/** Returns a journal shard. Every statement on it names its user. */
export const openJournal = openCatalog;

export type CatalogDb = ReturnType<typeof openCatalog>;
export type JournalDb = CatalogDb;
