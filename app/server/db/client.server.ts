import { drizzle } from "drizzle-orm/d1";
import * as accountsSchema from "./catalog/accounts";
import * as companionSchema from "./catalog/companion";
import * as catalogOutboxSchema from "./catalog/outbox";
import * as journalSchema from "./journal/entries";

/** The catalog: accounts and all that is not a journal. */
export function openCatalog(database: D1Database) {
  return drizzle(database, { schema: { ...accountsSchema, ...companionSchema, ...catalogOutboxSchema } });
}

/** One journal shard. Every statement on it names its user. */
export function openJournal(database: D1Database) {
  return drizzle(database, { schema: journalSchema });
}

export type CatalogDb = ReturnType<typeof openCatalog>;
export type JournalDb = ReturnType<typeof openJournal>;
