import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isFullOf } from "../stored-text.server";

const owner = () => text("user_id").notNull();
const counts = () => ({
  prayers: integer().notNull().default(0),
  questions: integer().notNull().default(0),
  scriptures: integer().notNull().default(0),
});

/** A user's activity on a local day, counted by the actions themselves. */
export const dailyActivity = sqliteTable(
  "daily_activity",
  { userId: owner(), localDate: text("local_date").notNull(), ...counts() },
  (table) => [primaryKey({ columns: [table.userId, table.localDate] })],
);

/** The sums of a user's days, kept by a trigger of `daily_activity`. */
export const activityTotals = sqliteTable("activity_totals", {
  userId: owner().primaryKey(),
  ...counts(),
});

/**
 * Bytes of text in a user's prayers, saved responses and conversations, as `text_totals` of entries and intentions
 * (docs/decisions/0037).
 */
export const otherTextTotals = sqliteTable("other_text_totals", {
  userId: owner().primaryKey(),
  bytes: integer().notNull(),
  isFull: integer("is_full", { mode: "boolean" }).generatedAlwaysAs(isFullOf("bytes")),
});

/** A user's uses of each daily quota: one row per kind, for its latest window. */
export const dailyQuotas = sqliteTable(
  "daily_quotas",
  {
    userId: owner(),
    kind: text().notNull(),
    /** Epoch milliseconds of the window's first use. */
    startsAt: integer("starts_at").notNull(),
    /** Epoch milliseconds at which the quota resets. */
    resetsAt: integer("resets_at").notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index("daily_quotas_reset").on(table.resetsAt),
  ],
);
