import { getTableColumns, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as accounts from "./catalog/accounts";
import * as companion from "./catalog/companion";
import * as counts from "./catalog/counts";
import * as library from "./catalog/library";
import * as logs from "./catalog/logs";
import * as prayers from "./catalog/prayers";
import * as reminders from "./catalog/reminders";
import * as entries from "./journal/entries";
import * as search from "./journal/search";

/** A table whose rows name their user. */
export type OwnedTable = SQLiteTable & { userId: SQLiteTable["_"]["columns"][string] };

/** The tables of the catalog with rows of a user, referenced ones last, without `users` itself. */
export const OWNED_CATALOG_TABLES: OwnedTable[] = referredLast(
  ownedTables(accounts, companion, library, logs, prayers, reminders, counts),
  [companion.threads],
);

/** The tables of a journal shard with rows of a user, without `entries`, which may be many and are deleted in steps. */
export const OWNED_JOURNAL_TABLES: OwnedTable[] = ownedTables(entries, search).filter(
  (table) => table !== entries.entries,
);

function ownedTables(...modules: Record<string, unknown>[]): OwnedTable[] {
  return modules.flatMap((module) => Object.values(module).filter(isOwned));
}

function isOwned(value: unknown): value is OwnedTable {
  return is(value, SQLiteTable) && "userId" in getTableColumns(value);
}

function referredLast(tables: OwnedTable[], referred: SQLiteTable[]): OwnedTable[] {
  return [
    ...tables.filter((table) => !referred.includes(table)),
    ...tables.filter((table) => referred.includes(table)),
  ];
}
