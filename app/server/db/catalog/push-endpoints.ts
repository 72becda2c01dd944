import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Whose browser an endpoint is: a browser has one for all users, and belongs to the one who subscribed last. Nobody else's
 * subscription to it, in whatever shard, receives anything.
 */
export const pushEndpoints = sqliteTable(
  "push_endpoints",
  {
    /** SHA-256 of the endpoint. */
    endpointHash: text("endpoint_hash").primaryKey(),
    userId: text("user_id").notNull(),
    /** SHA-256 of the browser's keys: another user proves with them that the browser is the same. */
    keysHash: text("keys_hash").notNull(),
  },
  (table) => [index("push_endpoints_user").on(table.userId)],
);
