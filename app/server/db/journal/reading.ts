import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { HighlightColour } from "../../../shared/vocabulary";

const owner = () => text("user_id").notNull();

/** Where a user reads on: one place in each book or work. */
export const readingPlaces = sqliteTable(
  "reading_places",
  {
    userId: owner(),
    /** As the texts name it: "bible John", "summa I", "confessions". */
    work: text().notNull(),
    place: integer().notNull(),
    /** The text that it was read in: "web-c". */
    text: text().notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.work] })],
);

/** Highlighted verses and paragraphs, in every text that has them. No two highlights of a user overlap. */
export const highlights = sqliteTable(
  "highlights",
  {
    id: text().primaryKey(),
    userId: owner(),
    work: text().notNull(),
    /** Spots of the work (app/features/texts/domain/spots.ts), both included. */
    first: integer().notNull(),
    last: integer().notNull(),
    colour: text().$type<HighlightColour>().notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("highlights_user").on(table.userId, table.work, table.first)],
);

/** The chapters of Scripture that count as read on a user's local day: each once. Earlier days are deleted. */
export const chaptersRead = sqliteTable(
  "chapters_read",
  {
    userId: owner(),
    /** "bible John 6". */
    chapter: text().notNull(),
    localDate: text("local_date").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.chapter] })],
);
