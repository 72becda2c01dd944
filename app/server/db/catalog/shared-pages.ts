import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReportReason } from "../../../shared/vocabulary";

/** Where a shared page is found by its token alone. What it shows is in its owner's shard. */
export const sharedPages = sqliteTable(
  "shared_pages",
  {
    token: text().primaryKey(),
    userId: text("user_id").notNull(),
    responseId: text("response_id").notNull(),
  },
  (table) => [index("shared_pages_user").on(table.userId)],
);

/** The salt for hashing visitors on a UTC day. Deleted after it, so that no hash can be computed again. */
export const sharedViewSalts = sqliteTable("shared_view_salts", {
  day: text().primaryKey(),
  salt: text().notNull(),
});

/** Open reports of shared responses. */
export const sharedReports = sqliteTable(
  "page_reports",
  {
    id: text().primaryKey(),
    /** The saved response in its owner's shard. */
    responseId: text("response_id").notNull(),
    userId: text("user_id").notNull(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    /** As in `shared_views`: one report of a visitor and day. */
    visitorHash: text("visitor_hash").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("page_reports_visitor").on(table.responseId, table.visitorHash),
    index("page_reports_time").on(table.createdAt, table.id),
  ],
);
