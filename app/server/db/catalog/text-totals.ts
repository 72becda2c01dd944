import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isFullOf } from "../text-bytes";
import { users } from "./accounts";

/**
 * Bytes of text in a person's prayers, saved responses and conversations; triggers of those tables keep them and refuse
 * what makes them more than the limit (docs/decisions/0037).
 */
export const textTotals = sqliteTable("text_totals", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  bytes: integer().notNull(),
  isFull: integer("is_full", { mode: "boolean" }).generatedAlwaysAs(isFullOf("bytes")),
});
