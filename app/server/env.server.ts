import { StoreError } from "../shared/errors";
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
  /** The texts that people read: no personal data, and nothing of it is written while the product runs. */
  TEXTS: D1Database;
  /** A journal shard, by its number. */
  [shard: `JOURNAL_${number}`]: D1Database;
  IMAGES: R2Bucket;
  USER_LANE: Remote<UserLaneObject>;
  ANSWER_STREAM: Remote<AnswerStreamObject>;
  OUTBOX_QUEUE: Queue;
  REMINDER_QUEUE: Queue;
  VISITOR_BURST: RateLimit;
  MEMBER_BURST: RateLimit;
  EMAIL: SendEmail;
  /** Workers AI, on Cloudflare only. */
  AI?: Ai;
  ASSETS: Fetcher;
  /** `1` during maintenance of the databases: nothing is read or written. */
  MAINTENANCE?: string;
  SERVER_TIMING?: string;
  /** `1` where nothing but this process calls the scheduled handler: local runs. */
  LOCAL_HANDLERS?: string;
}

/** Returns the numbers of all journal shards: of every binding `JOURNAL_0`, `JOURNAL_1` and so on. */
export function journalShards(env: Env): number[] {
  const numbers = Object.keys(env).map((name) => /^JOURNAL_(\d+)$/.exec(name)?.[1]);
  return numbers
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((one, other) => one - other);
}

/** Returns the database of a journal shard. Throws a `StoreError` for one without a binding: its people are told to try again. */
export function journalDatabase(env: Env, shard: number): D1Database {
  const database = env[`JOURNAL_${shard}`];
  if (!database) throw new StoreError(`There is no journal shard ${shard}`, {});
  return database;
}
