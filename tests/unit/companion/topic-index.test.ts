import { describe, expect, it } from "vitest";
import { INDEX_ROWS } from "~/features/companion/index-data";
import { BREAKPOINT } from "../../../scripts/lib/database-updates.mjs";
import { topicIndexSql } from "../../../scripts/lib/topic-index.mjs";

/** Bytes of the longest statement that D1 accepts. */
const D1_STATEMENT = 100_000;

describe("the SQL of the topic index", () => {
  const sql = topicIndexSql(INDEX_ROWS);

  it("has statements that D1 accepts", () => {
    const sizes = sql.split(BREAKPOINT).map((statement) => Buffer.byteLength(statement));
    expect(Math.max(...sizes)).toBeLessThan(D1_STATEMENT);
  });

  it("changes with the data and with nothing else", () => {
    const changed = { ...INDEX_ROWS, topics: INDEX_ROWS.topics.slice(1) };
    expect(topicIndexSql(changed)).not.toBe(sql);
    expect(topicIndexSql(structuredClone(INDEX_ROWS))).toBe(sql);
  });
});
