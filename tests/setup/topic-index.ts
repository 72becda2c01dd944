import { env } from "cloudflare:workers";

/** The migrations that hold the rows of the topic index, by name. */
const migrations = import.meta.glob<string>("../../migrations/catalog/*topic_index*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Fills the topic index of a test file's catalog; for `beforeAll`. The newest says all: it empties the tables first. */
export async function fillTopicIndex(): Promise<void> {
  const newest = Object.keys(migrations).sort().at(-1) ?? "";
  const queries = migrations[newest]?.split("--> statement-breakpoint") ?? [];
  await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
}
