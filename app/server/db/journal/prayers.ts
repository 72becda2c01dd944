import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PrayerCategory } from "../../../shared/vocabulary";
import { textBytesOf } from "../stored-text.server";

const owner = () => text("user_id").notNull();

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
