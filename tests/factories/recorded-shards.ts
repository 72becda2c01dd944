import { env } from "cloudflare:workers";
import type { Env } from "~/server/env.server";
import type { Statement } from "./journal";
import { withShards } from "./object-bindings";

/** A statement on a shard. */
export interface ShardStatement extends Statement {
  /** Whether a replica might have answered it. */
  isNear: boolean;
}

type Preparing = Pick<D1Database, "prepare">;

/** Returns the same database or session, which notes each statement before it is sent. */
function recording<T extends Preparing>(
  database: T,
  note: (statement: ShardStatement) => void,
  isNear = false,
): T {
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") {
        return (sql: string) => {
          const statement = target.prepare(sql);
          const bind = (...params: unknown[]) => {
            note({ sql, params, isNear });
            return statement.bind(...params);
          };
          return { bind };
        };
      }
      if (key === "withSession") {
        return (start: string) =>
          recording((target as unknown as D1Database).withSession(start), note, start !== "first-primary");
      }
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Returns the bindings of the test worker with shards that note each statement, also those of Durable Objects. */
export function recordShards(note: (statement: ShardStatement) => void): Env {
  return withShards({
    JOURNAL_0: recording(env.JOURNAL_0, note),
    JOURNAL_1: recording(env.JOURNAL_1, note),
  });
}
