import type { EntryRow } from "~/server/ports/user-lane";
import type { JournalEntry } from "../contract";
import { wordsToHtml } from "./read-content.server";
import { SANITIZER_VERSION, sanitizeContent } from "./sanitize-content.server";

/** A stored entry as the calls give it; its content is sanitised again when an older sanitiser stored it. */
export function toJournalEntry(row: EntryRow): JournalEntry {
  const content = row.sanitizerVersion < SANITIZER_VERSION ? sanitizeContent(row.content) : row.content;
  return { ...fieldsOf(row), content };
}

/** A stored entry as a calendar gives it: its content is the preview, as a paragraph. */
export function toCalendarEntry(row: Omit<EntryRow, "content">): JournalEntry {
  return { ...fieldsOf(row), content: wordsToHtml(row.preview) };
}

function fieldsOf(row: Omit<EntryRow, "content">): Omit<JournalEntry, "content"> {
  return {
    id: row.id,
    entryType: row.entryType,
    title: row.title,
    mood: row.mood,
    originalGreeting: row.originalGreeting,
    originalInspiration: row.originalInspiration,
    prayerIntentions: row.prayerIntentions,
    spiritualInsights: row.spiritualInsights,
    entryDate: row.entryDate,
    timezone: row.timezone,
    isBookmarked: row.isBookmarked,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
  };
}

/** Counts of days as a record by date. */
export function toDayCounts(rows: { date: string; count: number }[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ date, count }) => [date, count]));
}
