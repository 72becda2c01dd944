import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isFullOf } from "../stored-text.server";
import { users } from "./accounts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);
const counts = () => ({
  prayers: integer().notNull().default(0),
  questions: integer().notNull().default(0),
  scriptures: integer().notNull().default(0),
});

/** What a person did on a local day, written by the actions themselves. */
export const dailyActivity = sqliteTable(
  "daily_activity",
  { userId: owner(), localDate: text("local_date").notNull(), ...counts() },
  (table) => [primaryKey({ columns: [table.userId, table.localDate] })],
);

/** The sums of a person's days; a trigger of `daily_activity` keeps them. */
export const activityTotals = sqliteTable("activity_totals", {
  userId: owner().primaryKey(),
  ...counts(),
});

/** What a user has used of each daily quota: one row a kind, for the window that was opened last. */
export const dailyQuotas = sqliteTable(
  "daily_quotas",
  {
    userId: owner(),
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

/**
 * Bytes of text in a person's prayers, saved responses and conversations; triggers of those tables keep them and refuse
 * what makes them more than the limit (docs/decisions/0037).
 */
export const textTotals = sqliteTable("text_totals", {
  userId: owner().primaryKey(),
  bytes: integer().notNull(),
  isFull: integer("is_full", { mode: "boolean" }).generatedAlwaysAs(isFullOf("bytes")),
});
