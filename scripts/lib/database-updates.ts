import fs from "node:fs";
import path from "node:path";
import { type LedgerRow, topicIndexUpdate } from "./topic-index.ts";

/** The line that drizzle-kit writes between the statements of a migration: a comment to SQLite. */
export const BREAKPOINT = "--> statement-breakpoint";

/**
 * Creates missing ledgers and reads both: a row is an applied migration (in the ledger of `wrangler d1 migrations`, with
 * its columns) or a loaded part of the topic index with its hash.
 */
export const LEDGER_STATEMENTS = [
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);",
  "CREATE TABLE IF NOT EXISTS content_loads (name TEXT PRIMARY KEY NOT NULL, hash TEXT NOT NULL, loaded_at TEXT DEFAULT CURRENT_TIMESTAMP NOT NULL);",
  "SELECT name, NULL AS hash FROM d1_migrations UNION ALL SELECT name, hash FROM content_loads;",
];

/**
 * Returns the SQL that a database still needs: pending migrations in order, then what changed in the topic index, each
 * with its ledger rows. Run as one transaction, it leaves a whole update or none. Empty when the database is up to date.
 * @param sources the migrations' directory and the rows of the topic index, for the database that has it
 */
export function pendingUpdate(
  ledger: LedgerRow[],
  {
    migrations,
    index,
  }: { migrations: string; index?: import("../../content/compiler/index-rows").IndexRows },
): string {
  const applied = new Set(ledger.map(({ name }) => name));
  const steps = fs
    .readdirSync(migrations)
    .filter((name) => name.endsWith(".sql") && !applied.has(name))
    .sort()
    .flatMap((name) => [
      fs.readFileSync(path.join(migrations, name), "utf8").trim(),
      `INSERT INTO d1_migrations (name) VALUES ('${name}');`,
    ]);
  return [...steps, ...(index ? topicIndexUpdate(index, ledger) : [])].join(`\n${BREAKPOINT}\n`);
}
