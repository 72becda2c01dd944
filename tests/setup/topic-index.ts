import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Whether a migration holds the rows of the topic index. */
export function isTopicIndex({ name }: D1Migration): boolean {
  return name.includes("topic_index");
}

/** Fills the topic index of a test file's catalog; for `beforeAll`. */
export async function fillTopicIndex(): Promise<void> {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS_CATALOG.filter(isTopicIndex));
}
