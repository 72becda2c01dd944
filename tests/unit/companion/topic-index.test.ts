import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { INDEX_ROWS } from "~/features/companion/index-data";
import { indexMigration, newestIndexMigration } from "../../../scripts/lib/topic-index.mjs";

/** Bytes of the longest statement that D1 takes. */
const D1_STATEMENT = 100_000;

describe("the migration of the index", () => {
  const newest = newestIndexMigration();

  it("says what the topics, objections and works say", () => {
    const isCurrent = newest?.text === indexMigration(INDEX_ROWS);
    expect(isCurrent, "The index and its newest migration differ: run `npm run topics`.").toBe(true);
  });

  it("is in the journal of the migrations", () => {
    const journal = readFileSync("migrations/catalog/meta/_journal.json", "utf8");
    const tag = newest?.file.match(/(\d+_topic_index)\.sql$/)?.[1];
    expect(journal).toContain(`"${tag}"`);
  });

  it("has statements that D1 takes", () => {
    const longest = Math.max(
      ...newest!.text.split("--> statement-breakpoint").map((sql) => Buffer.byteLength(sql)),
    );
    expect(longest).toBeLessThan(D1_STATEMENT);
  });

  it("changes with the data", () => {
    const changed = { ...INDEX_ROWS, topics: INDEX_ROWS.topics.slice(1) };
    expect(indexMigration(changed)).not.toBe(indexMigration(INDEX_ROWS));
    expect(indexMigration(INDEX_ROWS)).toBe(indexMigration(structuredClone(INDEX_ROWS)));
  });
});
