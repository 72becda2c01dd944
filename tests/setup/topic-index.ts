import { env } from "cloudflare:workers";
import { BREAKPOINT, LEDGER_STATEMENTS } from "../../scripts/lib/database-updates.mjs";

/** The compiled topic index; made by build-worker.ts before any test runs. */
const compiled = import.meta.glob<string>("../../build/content/topic-index.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Loads the topic index into a test file's catalog; for `beforeAll`. */
export async function fillTopicIndex(): Promise<void> {
  const [sql = ""] = Object.values(compiled);
  await env.DB.batch([...LEDGER_STATEMENTS, ...sql.split(BREAKPOINT)].map((query) => env.DB.prepare(query)));
}
