import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { unstable_splitSqlQuery } from "wrangler";
import { indexFor } from "../../scripts/lib/content.ts";
import { BREAKPOINT, LEDGER_STATEMENTS, pendingUpdate } from "../../scripts/lib/database-updates.ts";
import { type LedgerRow, topicIndexUpdate } from "../../scripts/lib/topic-index.ts";

const directory = fileURLToPath(new URL("../../migrations", import.meta.url));
const catalog = path.join(directory, "catalog");
/** Bytes of the longest statement that D1 accepts. */
const D1_STATEMENT = 100_000;

const indexRows = () => indexFor("DB")!;
const ledgerOf = (database: DatabaseSync) => {
  for (const statement of LEDGER_STATEMENTS.slice(0, -1)) database.exec(statement);
  return database.prepare(LEDGER_STATEMENTS.at(-1) ?? "").all() as unknown as LedgerRow[];
};
const updateOf = (database: DatabaseSync, index?: ReturnType<typeof indexRows>) =>
  pendingUpdate(ledgerOf(database), { migrations: catalog, index });

/** Returns a database with all migrations and the topic index. */
function openCatalog(index = indexRows()): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec(updateOf(database, index));
  return database;
}

/** Returns all that questions read from the index, with the statistics that weigh words. */
const contentsOf = (database: DatabaseSync) =>
  [
    "SELECT * FROM topics ORDER BY number",
    "SELECT * FROM topic_phrases ORDER BY phrase, topic",
    "SELECT * FROM topic_references ORDER BY work, first, last, topic",
    "SELECT term, doc, cnt FROM topic_vocabulary ORDER BY term",
    "SELECT rowid, bm25(topic_search) AS score FROM topic_search WHERE topic_search MATCH 'sin OR pray OR zebra'",
    "SELECT * FROM objections ORDER BY number",
    "SELECT rowid, bm25(objection_search) AS score FROM objection_search WHERE objection_search MATCH 'church'",
    "SELECT * FROM works ORDER BY number",
    "SELECT name, hash FROM content_loads ORDER BY name",
  ].map((query) => database.prepare(query).all());

describe("an update of a database", () => {
  const fresh = openCatalog();

  it("brings a new database to all migrations and the whole topic index", () => {
    const [topics = [], phrases = []] = contentsOf(fresh);
    expect(topics.length).toBeGreaterThanOrEqual(220);
    expect(phrases.length).toBeGreaterThan(3000);
  });

  it("has statements that D1 accepts", () => {
    const sizes = topicIndexUpdate(indexRows(), []).map((statement) => Buffer.byteLength(statement));
    expect(Math.max(...sizes)).toBeLessThan(D1_STATEMENT);
  });

  it("is empty for a database that is up to date", () => {
    expect(updateOf(fresh, indexRows())).toBe("");
  });

  it("moves a database from before topics could be replaced", () => {
    const last = "0017_topic_search_content.sql";
    const old = new DatabaseSync(":memory:");
    const earlier = fs.readdirSync(catalog).filter((name) => name.endsWith(".sql") && name < last);
    for (const name of earlier.sort()) old.exec(fs.readFileSync(path.join(catalog, name), "utf8"));
    ledgerOf(old);
    for (const name of earlier) old.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
    old.exec("INSERT INTO content_loads (name, hash) VALUES ('topic-index', 'of-before')");
    old.exec("INSERT INTO topics (number, id, title, passages) VALUES (1, 'gone', 'Gone', '{}')");
    old.exec("INSERT INTO topic_search (rowid, title) VALUES (1, 'zebra')");
    old.exec(updateOf(old, indexRows()));
    expect(contentsOf(old)).toEqual(contentsOf(fresh));
  });

  it("touches one topic when one is edited, and leaves what a new database would have", () => {
    const edited = indexRows();
    edited.topics[29]![2] = "God's pardon";
    edited.topic_search[29]![4] = "sin zebra";
    edited.topic_phrases = edited.topic_phrases.filter(([, topic]) => topic !== 30);
    const database = openCatalog();
    const update = updateOf(database, edited);
    database.exec(update);
    expect(contentsOf(database)).toEqual(contentsOf(openCatalog(edited)));
    expect(update.match(/"(?:topics|topic_\w+|objections|works|objection_\w+)\/\d+"/g)?.sort()).toEqual([
      '"topic_phrases/30"',
      '"topic_search/30"',
      '"topic_search/30"',
      '"topics/30"',
      '"topics/30"',
    ]);
  });

  it("leaves nothing of a topic that is gone", () => {
    const without = indexRows();
    without.topics = without.topics.filter(([number]) => number !== 30);
    without.topic_search = without.topic_search.filter(([number]) => number !== 30);
    without.topic_phrases = without.topic_phrases.filter(([, topic]) => topic !== 30);
    without.topic_references = without.topic_references.filter(([, , , topic]) => topic !== 30);
    const database = openCatalog();
    database.exec(updateOf(database, without));
    expect(contentsOf(database)).toEqual(contentsOf(openCatalog(without)));
    expect(updateOf(database, without)).toBe("");
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
