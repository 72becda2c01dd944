import { z } from "zod";
import type { Settings } from "./ports/services";

/** The worker's bindings and variables as `wrangler.toml` and `.dev.vars` give them. */
export interface Env {
  DB: D1Database;
  JOURNAL_0: D1Database;
  JOURNAL_1: D1Database;
  IMAGES: R2Bucket;
  USER_LANE: DurableObjectNamespace<import("../../workers/durable-objects/user-lane").UserLane>;
  OUTBOX_QUEUE: Queue;
  VISITOR_BURST: RateLimit;
  MEMBER_BURST: RateLimit;
  EMAIL: SendEmail;
  ASSETS: Fetcher;
  NEW_USER_SHARD?: string;
  SIGN_UP_LIMIT?: string;
  ADDRESS_HASH_KEY?: string;
  SERVER_TIMING?: string;
  TEST_ENDPOINTS?: string;
}

const variables = z.object({
  NEW_USER_SHARD: z.coerce.number().int().min(0).max(1).default(0),
  SIGN_UP_LIMIT: z.coerce.number().int().min(1).default(300),
  ADDRESS_HASH_KEY: z.string().min(16),
});

/** The variables, parsed. Throws when one is missing or malformed: better no start than a wrong one. */
export function readSettings(env: Env): Settings {
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join("."));
    throw new Error(
      `Configuration: ${names.join(", ")} missing or malformed; see "Configuration" in the README`,
    );
  }
  return {
    newUserShard: parsed.data.NEW_USER_SHARD,
    signUpLimit: parsed.data.SIGN_UP_LIMIT,
    addressHashKey: parsed.data.ADDRESS_HASH_KEY,
  };
}

/** The database of a journal shard. */
export function journalDatabase(env: Env, shard: number): D1Database {
  if (shard === 0) return env.JOURNAL_0;
  if (shard === 1) return env.JOURNAL_1;
  throw new Error(`There is no journal shard ${shard}`);
}

/** The databases of all journal shards, by number. */
export function journalShards(env: Env): D1Database[] {
  return [env.JOURNAL_0, env.JOURNAL_1];
}
