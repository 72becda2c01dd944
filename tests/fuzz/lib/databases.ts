import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** Tables that the running product changes on its own. */
const APART = new Set(["logs", "outbox", "deliveries", "account_tokens"]);
/** Columns that only tell when somebody was last here. */
const USE = /last_used_at/;

/** The rows of one person: a digest for each table. */
export type Stored = Record<string, string>;

/** The databases of a running product, read from its files beside it. */
export class Databases {
  readonly #open: DatabaseSync[];
  readonly #catalog: DatabaseSync;
  readonly #owned: { table: string; statement: StatementSync }[] = [];

  constructor(state: string) {
    const folder = path.join(state, "v3", "d1", "miniflare-D1DatabaseObject");
    const files = fs
      .readdirSync(folder)
      .filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
    this.#open = files.map((name) => new DatabaseSync(path.join(folder, name), { readOnly: true }));
    const catalog = this.#open.find((database) =>
      database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").get(),
    );
    if (!catalog) throw new Error("There is no catalog");
    this.#catalog = catalog;
    for (const [index, database] of this.#open.entries()) this.#prepare(database, index);
  }

  #prepare(database: DatabaseSync, index: number) {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !APART.has(name));
    for (const table of tables) {
      const columns = database
        .prepare(`SELECT name FROM pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => String(name));
      const kept = columns.filter((name) => !USE.test(name)).map((name) => `"${name}"`);
      const owner = table === "users" ? "id" : "user_id";
      if (!columns.includes(owner)) continue;
      const select = `SELECT ${kept.join(", ")} FROM "${table}"`;
      const name = `${table} (${index})`;
      this.#owned.push({ table: name, statement: database.prepare(`${select} WHERE "${owner}" = ?`) });
    }
  }

  /** Returns digests of the rows of a person. */
  storedOf(userId: string): Stored {
    return Object.fromEntries(
      this.#owned.map(({ table, statement }) => [table, digest(statement.all(userId))]),
    );
  }

  /** Returns all rows of a person as one text. */
  textOf(userId: string): string {
    return JSON.stringify(this.#owned.map(({ statement }) => statement.all(userId)));
  }

  /** Returns how many accounts there are. */
  countUsers(): number {
    return Number(this.#catalog.prepare("SELECT count(*) AS count FROM users").get()?.count);
  }

  close(): void {
    for (const database of this.#open) database.close();
  }
}

/** Returns the tables in which two states differ. */
export function changedTables(before: Stored, after: Stored): string[] {
  return Object.keys(before).filter((table) => before[table] !== after[table]);
}

function digest(rows: unknown[]): string {
  return createHash("sha1").update(JSON.stringify(rows)).digest("base64");
}
