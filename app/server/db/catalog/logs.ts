import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";

/** Failed requests and events, as facts without anything that a user wrote. Levels WARN and ERROR only. */
export const logs = sqliteTable(
  "logs",
  {
    /** Increases with time: the oldest rows have the smallest keys. */
    key: integer().primaryKey({ autoIncrement: true }),
    /** The user of the request; null for visitors, queues and crons. */
    userId: text("user_id").references(() => users.id),
    level: text().notNull(),
    /** A name such as `request` or `mail-dead`. */
    event: text().notNull(),
    requestId: text("request_id"),
    /** The route's pattern, never the URL itself. */
    endpoint: text(),
    method: text(),
    status: integer(),
    durationMs: integer("duration_ms"),
    /** The class or code of the error, without its message. */
    error: text(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("logs_user").on(table.userId, table.key)],
);

/** Requests and server errors by minute, over all instances of the worker. */
export const requestCounts = sqliteTable("request_counts", {
  /** Minutes since 1970. */
  minute: integer().primaryKey(),
  requests: integer().notNull(),
  /** Answers with a status of 500 or more. */
  failures: integer().notNull(),
});
