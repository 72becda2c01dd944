import { env } from "cloudflare:workers";
import type { IndexRows } from "../../content/compiler/index-rows";
import { LEDGER_STATEMENTS } from "../../scripts/lib/database-updates.ts";
import { type LedgerRow, topicIndexUpdate } from "../../scripts/lib/topic-index.ts";

/** The rows of the topic index; compiled by vitest.config.ts before any test runs. */
const compiled = import.meta.glob<IndexRows>("../../content/.compiled/topic-index.json", {
  import: "default",
  eager: true,
});

/** Returns the rows of the topic index, for tests that change some. */
export const indexRows = (): IndexRows => structuredClone(Object.values(compiled)[0]!);

/** Loads the topic index into a test file's catalog; for `beforeAll`. */
export async function fillTopicIndex(): Promise<void> {
  await updateTopicIndex(indexRows());
}

/** Brings the topic index in a test file's catalog to these rows, and returns what each statement did. */
export async function updateTopicIndex(rows: IndexRows): Promise<D1Result[]> {
  const ledger = await env.DB.batch<LedgerRow>(LEDGER_STATEMENTS.map((query) => env.DB.prepare(query)));
  const statements = topicIndexUpdate(rows, ledger.at(-1)?.results ?? []);
  return statements.length > 0 ? env.DB.batch(statements.map((query) => env.DB.prepare(query))) : [];
}
