import { getTableColumns, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as accounts from "./catalog/accounts";
import * as logs from "./catalog/logs";
import * as moves from "./catalog/moves";
import * as pushEndpoints from "./catalog/push-endpoints";
import * as sharedPages from "./catalog/shared-pages";
import * as companion from "./journal/companion";
import * as counts from "./journal/counts";
import * as entries from "./journal/entries";
import * as library from "./journal/library";
import * as prayers from "./journal/prayers";
import * as reading from "./journal/reading";
import * as reminders from "./journal/reminders";
import * as search from "./journal/search";

/** A table whose rows name their user. */
export type OwnedTable = SQLiteTable & { userId: SQLiteTable["_"]["columns"][string] };

/** The tables of the catalog with rows of a user, without `users` itself. */
export const OWNED_CATALOG_TABLES: OwnedTable[] = ownedTables(
  accounts,
  logs,
  moves,
  pushEndpoints,
  sharedPages,
);

/**
 * The tables of a journal shard with rows of a user, referenced ones last, without `entries`, which may be many and are
 * deleted in steps.
 */
export const OWNED_JOURNAL_TABLES: OwnedTable[] = referredLast(
  ownedTables(entries, search, companion, library, prayers, reading, counts, reminders).filter(
    (table) => table !== entries.entries,
  ),
  [companion.threads],
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
