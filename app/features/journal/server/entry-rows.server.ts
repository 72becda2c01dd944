import type { entries } from "~/server/db/journal/entries";
import type { EntryRow } from "~/server/ports/user-lane";
import type { JournalEntry } from "../contract";
import { wordsToHtml } from "./read-content.server";
import { SANITIZER_VERSION, sanitizeContent } from "./sanitize-content.server";

/** Returns a stored entry as calls return it. Content from an older sanitiser is sanitised again. */
export function toJournalEntry(row: EntryRow): JournalEntry {
  const content = row.sanitizerVersion < SANITIZER_VERSION ? sanitizeContent(row.content) : row.content;
  return { ...fieldsOf(row), content };
}

/** Returns a stored entry as the calendar call returns it: its content is the preview, as a paragraph. */
export function toCalendarEntry(row: Omit<EntryRow, "content">): JournalEntry {
  return { ...fieldsOf(row), content: wordsToHtml(row.preview) };
}

/** Removes the columns that never leave the server. */
function fieldsOf(row: Omit<EntryRow, "content">): Omit<JournalEntry, "content"> {
  const { userId, preview, sanitizerVersion, idempotencyKey, textBytes, ...fields } = row as Omit<
    typeof entries.$inferSelect,
    "content"
  >;
  return fields;
}

/** Returns the counts of days as a record by date. */
export function toDayCounts(rows: { date: string; count: number }[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ date, count }) => [date, count]));
}
