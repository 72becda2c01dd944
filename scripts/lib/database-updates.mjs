import fs from "node:fs";
import path from "node:path";

/** What drizzle-kit writes between the statements of a migration: a comment to SQLite. */
export const BREAKPOINT = "--> statement-breakpoint";

/**
 * Creates the ledgers where they are missing, and reads both: a row is an applied migration (of the ledger that
 * `wrangler d1 migrations` keeps, with its columns) or loaded content with its hash.
 */
export const LEDGER_STATEMENTS = [
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);",
  "CREATE TABLE IF NOT EXISTS content_loads (name TEXT PRIMARY KEY NOT NULL, hash TEXT NOT NULL, loaded_at TEXT DEFAULT CURRENT_TIMESTAMP NOT NULL);",
  "SELECT name, NULL AS hash FROM d1_migrations UNION ALL SELECT name, hash FROM content_loads;",
];

/** @typedef {{ name: string, hash: string | null }} LedgerRow */

/**
 * Returns the statement that notes loaded content in the ledger.
 * @param {string} name
 * @param {string} hash
 * @returns {string}
 */
export function contentRow(name, hash) {
  return `INSERT OR REPLACE INTO content_loads (name, hash) VALUES ('${name}', '${hash}');`;
}

/**
 * Returns the SQL that a database still needs: pending migrations in order, then content whose hash differs from the
 * loaded one, each followed by its ledger row. Run as one transaction, it leaves a whole update or none. Empty when the
 * database is up to date.
 * @param {LedgerRow[]} ledger
 * @param {{ migrations: string, content: string[] }} sources the migrations' directory and the files of the content
 * @returns {string}
 */
export function pendingUpdate(ledger, { migrations, content }) {
  const applied = new Set(ledger.map(({ name }) => name));
  const steps = fs
    .readdirSync(migrations)
    .filter((name) => name.endsWith(".sql") && !applied.has(name))
    .sort()
    .flatMap((name) => [
      fs.readFileSync(path.join(migrations, name), "utf8").trim(),
      `INSERT INTO d1_migrations (name) VALUES ('${name}');`,
    ]);
  const loads = content
    .map((file) => fs.readFileSync(file, "utf8").trim())
    .filter((sql) => !ledger.some(({ name, hash }) => hash && sql.endsWith(contentRow(name, hash))));
  return [...steps, ...loads].join(`\n${BREAKPOINT}\n`);
}
