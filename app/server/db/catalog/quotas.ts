import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";

/** What a user has used of each daily quota: one row a kind, for the window that was opened last. */
export const dailyQuotas = sqliteTable(
  "daily_quotas",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    /** Epoch milliseconds of the window's first use. */
    startsAt: integer("starts_at").notNull(),
    /** Epoch milliseconds from which the quota is whole again. */
    resetsAt: integer("resets_at").notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index("daily_quotas_reset").on(table.resetsAt),
  ],
);
