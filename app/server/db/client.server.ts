import { drizzle } from "drizzle-orm/d1";
import { type DatabaseUse, guardDatabase } from "./guarded-database";
import type { RunTrip } from "./shard-trips";

// Each request creates a client, so it must be cheap: no `schema`, which only `db.query` needs and whose relations would
// be computed each time. The columns that every screen reads have explicit names, which would be derived each time, too.

/** Opens the catalog, the texts or a journal shard. Adds to `use` what its statements cost; `run` makes its trips. */
export function openDatabase(database: D1Database, use?: DatabaseUse, run?: RunTrip) {
  return drizzle(guardDatabase(database, use, run));
}

type Database = ReturnType<typeof openDatabase>;
/** The database of all that is found without knowing the person: accounts, sessions, pointers, the operator's queue, the topic index. */
export type CatalogDb = Database & { readonly kind?: "catalog" };
/** The texts themselves: Scripture, the Summa, the Fathers. Only read while the product runs. */
export type TextsDb = Database & { readonly kind?: "texts" };
/** A shard: all that its people write or get. Every statement on it names its user. */
export type JournalDb = Database & { readonly kind?: "journal" };
