import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
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
