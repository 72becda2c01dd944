import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";

/** Accounts whose owners asked for their deletion. */
export const deletions = sqliteTable(
  "deletions",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id),
    /** When the account is deleted for good. */
    dueAt: text("due_at").notNull(),
    /** From then on the deletion cannot be taken back; null before. */
    startedAt: text("started_at"),
    /** The last attempt, which puts the account behind all that have waited longer; null before the first. */
    triedAt: text("tried_at"),
  },
  (table) => [index("deletions_due").on(table.dueAt)],
);
