import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { unstable_splitSqlQuery } from "wrangler";
import { compileContent, contentOf } from "../../scripts/lib/content.mjs";
import {
  BREAKPOINT,
  LEDGER_STATEMENTS,
  type LedgerRow,
  pendingUpdate,
} from "../../scripts/lib/database-updates.mjs";

const directory = fileURLToPath(new URL("../../migrations", import.meta.url));
const catalog = path.join(directory, "catalog");

const ledgerOf = (database: DatabaseSync) => {
  for (const statement of LEDGER_STATEMENTS.slice(0, -1)) database.exec(statement);
  return database.prepare(LEDGER_STATEMENTS.at(-1) ?? "").all() as unknown as LedgerRow[];
};
const updateOf = (database: DatabaseSync, content: string[]) =>
  pendingUpdate(ledgerOf(database), { migrations: catalog, content });
const topicsOf = (database: DatabaseSync) => database.prepare("SELECT * FROM topics ORDER BY number").all();
const found = (database: DatabaseSync) =>
  database.prepare("SELECT count(*) AS rows FROM topic_search WHERE topic_search MATCH 'baptism'").get();

describe("an update of a database", () => {
  let content: string[] = [];
  let fresh = new DatabaseSync(":memory:");

  beforeAll(async () => {
    await compileContent();
    content = contentOf("DB");
    fresh = new DatabaseSync(":memory:");
    fresh.exec(updateOf(fresh, content));
  });

  it("brings a new database to all migrations and the whole topic index", () => {
    expect(topicsOf(fresh).length).toBeGreaterThan(200);
    expect(found(fresh)).not.toEqual({ rows: 0 });
  });

  it("is empty for a database that is up to date", () => {
    expect(updateOf(fresh, content)).toBe("");
  });

  it("replaces an index that an earlier migration loaded, without running any migration again", () => {
    const old = new DatabaseSync(":memory:");
    old.exec(updateOf(old, []));
    old.exec("INSERT INTO topics (number, id, title, passages) VALUES (9999, 'gone', 'Gone', '{}')");
    old.exec("INSERT INTO topic_search (rowid, title) VALUES (9999, 'baptism')");
    const update = updateOf(old, content);
    expect(update).not.toContain("CREATE TABLE");
    old.exec(update);
    expect(topicsOf(old)).toEqual(topicsOf(fresh));
    expect(found(old)).toEqual(found(fresh));
    expect(updateOf(old, content)).toBe("");
  });

  it("loads changed content again", () => {
    const changed = new DatabaseSync(":memory:");
    changed.exec(updateOf(changed, content));
    changed.exec("UPDATE content_loads SET hash = 'of-before'");
    expect(updateOf(changed, content)).toBe(fs.readFileSync(content[0] ?? "", "utf8").trim());
  });
});

describe("every migration", () => {
  const files = ["catalog", "journal"].flatMap((name) =>
    fs
      .readdirSync(path.join(directory, name))
      .filter((file) => file.endsWith(".sql"))
      .map((file) => path.join(name, file)),
  );

  it.each(files)("%s is small and has a breakpoint after each statement", (file) => {
    const sql = fs.readFileSync(path.join(directory, file), "utf8");
    expect(Buffer.byteLength(sql)).toBeLessThan(100_000);
    for (const statement of sql.split(BREAKPOINT)) expect(unstable_splitSqlQuery(statement)).toHaveLength(1);
  });
});
