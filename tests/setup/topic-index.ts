import { env } from "cloudflare:workers";

/** The migrations that hold the rows of the topic index, by name. */
const migrations = import.meta.glob<string>("../../migrations/catalog/*topic_index*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Fills the topic index of a test file's catalog; for `beforeAll`. */
export async function fillTopicIndex(): Promise<void> {
  for (const name of Object.keys(migrations).sort()) {
    const queries = migrations[name]?.split("--> statement-breakpoint") ?? [];
    await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
  }
}
