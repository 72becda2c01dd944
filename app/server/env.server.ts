import type { MailVariables } from "./mail-variables.server";
import type { ModelVariables } from "./model-variables.server";
import type { AnswerStreamObject, Remote, UserLaneObject } from "./ports/durable-objects";
import type { ProviderVariables } from "./provider-variables.server";
import type { PushVariables } from "./push-variables.server";
import type { SettingVariables } from "./settings.server";

/** The worker's bindings and variables as `wrangler.toml` and `.dev.vars` set them. */
export interface Env
  extends SettingVariables,
    MailVariables,
    ProviderVariables,
    ModelVariables,
    PushVariables {
  DB: D1Database;
  JOURNAL_0: D1Database;
  JOURNAL_1: D1Database;
  IMAGES: R2Bucket;
  USER_LANE: Remote<UserLaneObject>;
  ANSWER_STREAM: Remote<AnswerStreamObject>;
  OUTBOX_QUEUE: Queue;
  REMINDER_QUEUE: Queue;
  VISITOR_BURST: RateLimit;
  MEMBER_BURST: RateLimit;
  EMAIL: SendEmail;
  ASSETS: Fetcher;
  /** `1` during maintenance of the databases: nothing is read or written. */
  MAINTENANCE?: string;
  SERVER_TIMING?: string;
  /** `1` where nothing but this process calls the scheduled handler: local runs. */
  LOCAL_HANDLERS?: string;
}

/** Returns the databases of all journal shards, by number. */
export function journalShards(env: Env): D1Database[] {
  return [env.JOURNAL_0, env.JOURNAL_1];
}

/** Returns the database of a journal shard. */
export function journalDatabase(env: Env, shard: number): D1Database {
  const database = journalShards(env)[shard];
  if (!database) throw new Error(`There is no journal shard ${shard}`);
  return database;
}
