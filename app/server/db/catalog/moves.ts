import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Orders to move people from one journal shard to another; a day after the move, their old rows are deleted. */
export const moves = sqliteTable(
  "moves",
  {
    userId: text("user_id").notNull(),
    fromShard: integer("from_shard").notNull(),
    toShard: integer("to_shard").notNull(),
    /** Epoch milliseconds until which one run of the cron has the order. */
    leaseUntil: integer("lease_until").notNull().default(0),
    /** Epoch milliseconds at which the person had moved; null before. */
    movedAt: integer("moved_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fromShard] }),
    index("moves_due").on(table.movedAt, table.leaseUntil),
  ],
);
