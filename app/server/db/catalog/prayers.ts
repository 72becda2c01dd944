import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PrayerCategory } from "../../../shared/vocabulary";
import { textBytesOf } from "../stored-text.server";
import { users } from "./accounts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);

/** Saved prayers. */
export const prayers = sqliteTable(
  "prayers",
  {
    id: text().primaryKey(),
    userId: owner(),
    title: text().notNull(),
    /** Plain text. */
    content: text().notNull(),
    category: text().$type<PrayerCategory>().notNull(),
    /** The e-mail addresses that it was sent to, in their order. */
    sharedWith: text("shared_with", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    /** Bytes of the row in `text_totals`. */
    textBytes: integer("text_bytes").generatedAlwaysAs(textBytesOf("title", "content", "shared_with")),
  },
  (table) => [index("prayers_user").on(table.userId, table.createdAt, table.id)],
);

/**
 * No longer read or written: `daily_quotas` counts shares. To be dropped by a later deployment.
 * @public Migrations are made from it.
 */
export const prayerShareDays = sqliteTable(
  "prayer_share_days",
  {
    userId: owner(),
    localDate: text("local_date").notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.localDate] }),
    index("prayer_share_days_day").on(table.localDate),
  ],
);
